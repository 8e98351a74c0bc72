import type { ReactNode } from "react";

/** A section of a code's page. */
export const PageSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="label mb-3 text-xl text-ink-soft">{title}</h2>
    {children}
  </section>
);

import type { ReactNode } from "react";

/** A card of rows under one heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-card">
      <h2 className="heading-small border-b border-line px-5 py-3">{title}</h2>
      <div className="divide-y divide-line">{children}</div>
    </section>
  );
}

type RowProps = {
  label: string;
  /** Small, below the value. */
  hint?: string;
  action?: ReactNode;
  children?: ReactNode;
};

/** A row of a section: label, value, action. */
export function Row({ label, hint, action, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <dl className="min-w-0 flex-1 basis-56">
        <dt className="label text-base text-ink-soft">{label}</dt>
        {children && <dd className="text-lg">{children}</dd>}
        {hint && <dd className="text-sm text-ink-soft">{hint}</dd>}
      </dl>
      {action}
    </div>
  );
}

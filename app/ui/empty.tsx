import type { ReactNode } from "react";

/** A list with nothing in it: what it is for, and the button that fills it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-dashed border-line-strong bg-card px-6 py-12 text-center">
      <p className="text-lg font-medium">{title}</p>
      {children}
    </div>
  );
}

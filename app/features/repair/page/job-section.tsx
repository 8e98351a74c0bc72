import type { ReactNode } from "react";

/** A ruled part of the work order. */
export function Section({
  id,
  title,
  action,
  className = "",
  children,
}: {
  /** By which a link leads to it. */
  id?: string;
  title: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`min-w-0 p-4 sm:p-6 ${className}`}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h2 className="label text-base text-ink-soft">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

import type { InputHTMLAttributes, ReactNode } from "react";

/** A checkbox and its label, which look alike in every form. */
export function Tick({
  children,
  className = "",
  ...props
}: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) {
  return (
    <label className={`flex min-h-11 items-center gap-3 ${className}`}>
      <input value="yes" {...props} type="checkbox" className="size-6 shrink-0 accent-ink" />
      {children}
    </label>
  );
}

import type { InputHTMLAttributes } from "react";

export function Tick({
  children,
  ...props
}: InputHTMLAttributes<HTMLInputElement> & { children: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...props} type="checkbox" value="yes" className="size-5 accent-ink" />
      {children}
    </label>
  );
}

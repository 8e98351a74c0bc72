import type { ReactNode } from "react";

/**
 * A placeholder for an empty list: its purpose, and the button that fills it. `heading` when it
 * replaces a whole page.
 */
export function Empty({
  title,
  heading: Title = "p",
  children,
}: {
  title: string;
  heading?: "h1" | "p";
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-dashed border-line-strong bg-card px-6 py-12 text-center">
      <Title className="text-lg font-medium">{title}</Title>
      {children}
    </div>
  );
}

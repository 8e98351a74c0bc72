import type { ReactNode } from "react";

type Kind = "error" | "done" | "info";

const looks: Record<Kind, string> = {
  error: "border-bad bg-bad-soft text-bad",
  done: "border-good bg-good-soft text-good",
  info: "border-busy bg-busy-soft text-busy",
};
const marks: Record<Kind, string> = { error: "!", done: "✓", info: "i" };

/** A sentence that matters now, announced as it appears: never colour alone. */
export function Notice({ kind, children, className = "" }: { kind: Kind; children: ReactNode; className?: string }) {
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={`flex gap-3 rounded-md border px-4 py-3 font-medium ${looks[kind]} ${className}`}
    >
      <span aria-hidden className="label">
        {marks[kind]}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

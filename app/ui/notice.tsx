import type { ReactNode } from "react";

type Kind = "error" | "done" | "info";

const looks: Record<Kind, string> = {
  error: "border-bad bg-bad-soft",
  done: "border-good bg-good-soft",
  info: "border-busy bg-busy-soft",
};
const marks: Record<Kind, { sign: string; look: string }> = {
  error: { sign: "!", look: "bg-bad" },
  done: { sign: "✓", look: "bg-good" },
  info: { sign: "i", look: "bg-busy" },
};

/** A sentence that matters now, announced as it appears: never colour alone. */
export function Notice({
  kind,
  children,
  className = "",
}: {
  kind: Kind;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={`flex gap-3 rounded-md border px-4 py-3 font-medium text-ink ${looks[kind]} ${className}`}
    >
      <span
        aria-hidden
        className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full text-base font-semibold text-card ${marks[kind].look}`}
      >
        {marks[kind].sign}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

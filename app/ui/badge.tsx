import type { ReactNode } from "react";

export type Tone = "good" | "busy" | "bad" | "plain";

const looks: Record<Tone, string> = {
  good: "border-good bg-good-soft text-good",
  busy: "border-busy bg-busy-soft text-busy",
  bad: "border-bad bg-bad-soft text-bad",
  plain: "border-line-strong bg-steel text-ink-soft",
};

/** `whole`: in one line, as an icon and its word. */
type Props = { tone: Tone; whole?: boolean; children: ReactNode };

/**
 * A state in a word: green completed or approved, blue in progress, red cancelled or rejected, grey
 * otherwise.
 */
export function Badge({ tone, whole, children }: Props) {
  return (
    <span
      className={`label inline-block rounded border px-2 py-0.5 text-sm ${whole ? "whitespace-nowrap" : ""} ${looks[tone]}`}
    >
      {children}
    </span>
  );
}

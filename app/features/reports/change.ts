/** The change of a figure against the preceding days, in percent. */
type Change = { direction: "up" | "down" | "same"; percent: number } | undefined;

/** Undefined where there is nothing to compare with, or where a percentage would mislead. */
export function changeOf(now: number, before: number): Change {
  if (before <= 0 || now < 0) return undefined;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent >= 1000) return undefined;
  if (percent === 0) return { direction: "same", percent };
  return { direction: now > before ? "up" : "down", percent };
}

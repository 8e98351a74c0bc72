import { splitFaultCodes } from "#app/values/fault-code.ts";

/** The fault codes that these jobs name, each once, the most often seen first. */
export function seenCodes(
  jobs: readonly { issues: string; diagnostic: string | null }[],
): { code: string; times: number }[] {
  const times = new Map<string, number>();
  for (const { issues, diagnostic } of jobs) {
    const parts = splitFaultCodes(`${issues}\n${diagnostic ?? ""}`);
    const codes = parts.filter(({ code }) => code).map(({ text }) => text.toUpperCase());
    for (const code of new Set(codes)) times.set(code, (times.get(code) ?? 0) + 1);
  }
  return [...times]
    .map(([code, count]) => ({ code, times: count }))
    .sort((one, other) => other.times - one.times || one.code.localeCompare(other.code));
}

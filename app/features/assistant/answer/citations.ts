/** The answer without citations of absent sources: `[7]` of three. Links keep their brackets. */
export const dropCitations = (answer: string, sources: number): string =>
  answer.replace(/[ \t]?\[(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\](?!\()/g, (whole, list: string) => {
    const named = list.split(/\s*[,;–-]\s*/).map(Number);
    const real = named.filter((n) => n >= 1 && n <= sources);
    if (real.length === named.length) return whole;
    return real.length === 0 ? "" : `${/^[ \t]/.exec(whole)?.[0] ?? ""}[${real.join(", ")}]`;
  });

/** The numbers of the sources that an answer cites. */
export function citedIn(answer: string): Set<number> {
  const found = new Set<number>();
  for (const { 1: list } of answer.matchAll(/\[(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\](?!\()/g))
    for (const n of list!.split(/\s*[,;–-]\s*/)) found.add(Number(n));
  return found;
}

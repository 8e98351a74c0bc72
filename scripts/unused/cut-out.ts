/** The error that stops the build: a package is no longer what its change in the build expects. */
export const noLongerFits = (what: string): Error =>
  new Error(`scripts/unused-parts.ts no longer fits: ${what}`);

/** From where to where a module is replaced, and by what. */
export type Cut = { start: number; end: number; by: string };

/** A module with all of the replacements, none of which may overlap another. */
export function cutOut(code: string, cuts: Cut[]): string {
  let [result, from] = ["", 0];
  for (const { start, end, by } of cuts.toSorted((a, b) => a.start - b.start)) {
    if (start < from) throw noLongerFits(`two changes of ${code.slice(start, end)}`);
    result += code.slice(from, start) + by;
    from = end;
  }
  return result + code.slice(from);
}

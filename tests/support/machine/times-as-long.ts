/**
 * How many times as long as ordinary work this work takes. Each time is the quickest of several
 * runs, taken in turn: what else the machine does slows both, or neither.
 */
export function timesAsLong(work: () => void, ordinary: () => void): number {
  const quickest = { work: Infinity, ordinary: Infinity };
  const run = (name: keyof typeof quickest, of: () => void) => {
    const begun = performance.now();
    of();
    quickest[name] = Math.min(quickest[name], performance.now() - begun);
  };
  for (let turn = 0; turn < 4; turn++) {
    run("work", work);
    for (let more = 0; more < 4; more++) run("ordinary", ordinary);
  }
  return quickest.work / quickest.ordinary;
}

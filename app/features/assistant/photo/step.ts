/** The steps of reading a photo, with the share of the bar at which each begins. */
const startShares = { open: 0, load: 0.05, start: 0.6, read: 0.7 } as const;

export type Step = keyof typeof startShares;
const steps = Object.keys(startShares) as Step[];

/** Total progress from 0 to 1, when `done` (0 to 1) of a step is finished. */
export function shareOf(step: Step, done: number): number {
  const next = steps[steps.indexOf(step) + 1];
  const end = next ? startShares[next] : 1;
  return startShares[step] + (end - startShares[step]) * Math.min(1, Math.max(0, done));
}

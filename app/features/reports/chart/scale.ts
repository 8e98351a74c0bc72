/** The bounds and the tick lines of a chart's axis: round numbers. */
type Scale = { from: number; to: number; ticks: number[] };

/** An axis for these values, with zero on it and at most five lines. */
export function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = roundStep(Math.max(1, (most - least) / 4));
  const below = Math.floor(least / step);
  const count = Math.max(1, Math.ceil(most / step) - below);
  const ticks = Array.from({ length: count + 1 }, (_, at) => (below + at) * step);
  return { from: ticks[0]!, to: ticks.at(-1)!, ticks };
}

/** The next of 1, 2, 5, 10, 20, 50 … that is no smaller. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].find((one) => one * power >= least) ?? 10;
  return step * power;
}

/** The top and the height of a bar, both in percent of the chart's height. */
export function barOf(value: number, { from, to }: Scale): { y: number; height: number } {
  const share = (one: number) => ((to - one) / (to - from)) * 100;
  const [top, foot] = [share(Math.max(value, 0)), share(Math.min(value, 0))];
  return { y: round(top), height: round(foot - top) };
}

const round = (percent: number) => Math.round(percent * 100) / 100;

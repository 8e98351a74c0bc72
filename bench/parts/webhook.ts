import type { Server } from "../child.ts";
import { type Load, load, middleOf } from "../load.ts";
import { type Line, ms, times } from "../table.ts";

/**
 * P11: events that are verified, looked up and written, each a new one, beside a bare Hono worker
 * that reads the body and answers. Of the events of a payment all but one find the plan as it is
 * stored, so that the goals are measured with those; and with a new plan in every one. The CPU is
 * that of the whole workerd: the database and the fake Stripe are in it.
 */
export async function webhook(ours: Server, hono: Server, rounds: number): Promise<Line[]> {
  const events = 1000;
  const heard = { path: "/webhooks/stripe", events, expected: "synced" };
  const sides = [
    { server: ours, work: { ...heard, first: 0 }, loads: [] as Load[] },
    { server: ours, work: { ...heard, first: 200 }, loads: [] as Load[] },
    { server: hono, work: { path: "/", events, expected: "", first: 0 }, loads: [] as Load[] },
  ];
  // The first round warms up and is thrown away.
  for (let round = 0; round <= rounds; round++)
    for (const { server, work, loads } of sides) loads[round] = await load(server, work);
  const [same, changing, bare] = sides.map(({ loads }) => middleOf(loads.slice(1)));
  const failed = same!.failed + changing!.failed;
  if (failed + bare!.failed > 0)
    throw new Error(`${failed} events were not written, ${bare!.failed} not received by Hono`);
  return [
    ...linesOf("webhooks verified and recorded", same!, bare!),
    ...linesOf("the same, each with another plan", changing!, bare!),
  ];
}

const linesOf = (what: string, mine: Load, bare: Load): Line[] => [
  {
    what: `${what}, per second`,
    ours: mine.perSecond.toFixed(0),
    baseline: `bare Hono ${bare.perSecond.toFixed(0)}`,
    ratio: times(mine.perSecond / bare.perSecond),
    goal: ">= 500",
    met: mine.perSecond >= 500,
  },
  {
    what: "CPU of each (worker, D1 and fake Stripe)",
    ours: ms(mine.cpu),
    baseline: `bare Hono ${ms(bare.cpu)}`,
    ratio: times(mine.cpu / bare.cpu),
    goal: "<= 3 ms",
    met: Number.isNaN(mine.cpu) ? undefined : mine.cpu <= 3,
  },
];

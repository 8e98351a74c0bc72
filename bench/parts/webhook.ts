import { onCore, type Server } from "../child.ts";
import { type Load, run } from "../load.ts";
import { type Line, median, ms, times } from "../table.ts";

const events = 1000;

/**
 * P11: events that are verified, looked up and written, each a new one, beside a bare Hono worker
 * that reads the body and answers. Of the events of a payment all but one find the plan as it is
 * stored, so that the goals are measured with those; and with a new plan in every one. The CPU is
 * that of the whole workerd: the database and the fake Stripe are in it.
 */
export async function webhook(ours: Server, hono: Server, rounds: number): Promise<Line[]> {
  const heard = { server: ours, path: "/webhooks/stripe", expected: "synced" };
  const sides: Side[] = [
    { ...heard, first: 0, loads: [] },
    { ...heard, first: 200, loads: [] },
    { server: hono, path: "/", expected: "", first: 0, loads: [] },
  ];
  // The first round warms up and is thrown away.
  for (let round = 0; round <= rounds; round++)
    for (const side of sides) {
      const measured = await deliver(side);
      if (round > 0) side.loads.push(measured);
    }
  const [same, changing, bare] = sides.map(({ loads }) => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    cpu: median(loads.map(({ cpu }) => cpu)),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  })) as [Load, Load, Load];
  const failed = same.failed + changing.failed;
  if (failed + bare.failed > 0)
    throw new Error(`${failed} events were not written, ${bare.failed} not received by Hono`);
  return [
    ...linesOf("webhooks verified and recorded", same, bare),
    ...linesOf("the same, each with another plan", changing, bare),
  ];
}

type Side = { server: Server; path: string; expected: string; first: number; loads: Load[] };

const linesOf = (what: string, mine: Load, bare: Load): Line[] => [
  {
    part: "P11",
    what: `${what}, per second`,
    ours: mine.perSecond.toFixed(0),
    baseline: `bare Hono ${bare.perSecond.toFixed(0)}`,
    ratio: times(mine.perSecond / bare.perSecond),
    goal: ">= 500",
    met: mine.perSecond >= 500,
  },
  {
    part: "P11",
    what: "CPU of each (worker, D1 and fake Stripe)",
    ours: ms(mine.cpu),
    baseline: `bare Hono ${ms(bare.cpu)}`,
    ratio: times(mine.cpu / bare.cpu),
    goal: "<= 3 ms",
    met: Number.isNaN(mine.cpu) ? undefined : mine.cpu <= 3,
  },
];

/** Delivers new events from core 1, and reads what they cost the server. */
async function deliver({ server, path, expected, first }: Side): Promise<Load> {
  const before = server.cpu();
  const command = [
    process.execPath,
    "bench/webhook-load.ts",
    server.origin + path,
    String(events),
    expected,
    String(first),
  ];
  const { requests, took, failed } = JSON.parse(await run(onCore(1, command)));
  return { perSecond: requests / took, cpu: (server.cpu() - before) / requests, failed };
}

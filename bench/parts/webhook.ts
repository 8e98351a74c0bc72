import { onCore, type Server } from "../child.ts";
import { type Load, run } from "../load.ts";
import { type Line, median, ms, times } from "../table.ts";

const events = 1000;

/**
 * P11: events that are verified, looked up and written, each a new one, beside a bare Hono worker
 * that reads the body and answers. The CPU is that of the whole workerd: the database and the fake
 * Stripe are in it.
 */
export async function webhook(ours: Server, hono: Server, rounds: number): Promise<Line[]> {
  const sides = [
    { server: ours, path: "/webhooks/stripe", expected: "synced", loads: [] as Load[] },
    { server: hono, path: "/", expected: "", loads: [] as Load[] },
  ] as const;
  // The first round warms up and is thrown away.
  for (let round = 0; round <= rounds; round++)
    for (const { server, path, expected, loads } of sides) {
      const measured = await deliver(server, path, expected);
      if (round > 0) loads.push(measured);
    }
  const [mine, bare] = sides.map(({ loads }) => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    cpu: median(loads.map(({ cpu }) => cpu)),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  })) as [Load, Load];
  if (mine.failed + bare.failed > 0)
    throw new Error(`${mine.failed} events were not written, ${bare.failed} not received by Hono`);
  return [
    {
      part: "P11",
      what: "webhooks verified and recorded, per second",
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
}

/** Delivers new events from core 1, and reads what they cost the server. */
async function deliver(server: Server, path: string, expected: string): Promise<Load> {
  const before = server.cpu();
  const command = [
    process.execPath,
    "bench/webhook-load.ts",
    server.origin + path,
    String(events),
    expected,
  ];
  const { requests, took, failed } = JSON.parse(await run(onCore(1, command)));
  return { perSecond: requests / took, cpu: (server.cpu() - before) / requests, failed };
}

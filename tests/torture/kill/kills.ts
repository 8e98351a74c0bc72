import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfStale } from "../../../scripts/vite/build.ts";
import { chance } from "../../support/chance.ts";
import type { Tally } from "../../support/tally.ts";
import { inspect } from "./inspect.ts";
import { openProblems } from "./problems.ts";
import { Server } from "./server.ts";
import { type Write, workload } from "./writes.ts";

/**
 * R2: kills workerd (SIGKILL) in the middle of writes, lets it start again on the same data, and
 * looks at what is there before and after the client sends again, with the same ids, what was not
 * acknowledged.
 */
export async function killsDuringWrites(kills = 25): Promise<Tally> {
  await buildIfStale();
  const data = mkdtempSync(path.join(tmpdir(), "llave-kill-"));
  const tried = {
    kills: 0,
    writes: 0,
    acknowledged: 0,
    cutOff: 0,
    landedAnyway: 0,
    jobs: 0,
    quotes: 0,
    removals: 0,
  };
  const problems = openProblems();
  const work = workload();
  const server = await Server.start(data);
  try {
    while (tried.kills < kills) {
      const sent = await untilKilled(server, work.next);
      const cutOff = sent.filter((write) => !write.acknowledged);
      // Died while nothing was under way: what was there is looked at like any other, but it is not
      // counted.
      if (cutOff.length > 0) tried.kills++;

      const before = await inspect(server, work.writes);
      for (const write of cutOff) {
        if (before.landed(write)) tried.landedAnyway++;
        if (!(await work.send(server, write)))
          before.problems.push(`sent again and refused (${write.answer}): ${write.path}`);
      }
      const after = await inspect(server, work.writes);
      work.forget();
      tried.writes += sent.length;
      tried.cutOff += cutOff.length;
      tried.acknowledged += sent.length - cutOff.length;
      for (const { kind } of cutOff) tried[`${kind}s`]++;
      problems.add(tried.kills, [...before.problems, ...after.problems]);
      if (tried.kills % 50 === 0)
        console.log(`${tried.kills} kills, ${tried.writes} writes, ${problems.failed} did harm`);
    }
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
  console.table({ ...tried, failed: problems.failed });
  return { tried: tried.kills, failed: problems.failed };
}

/**
 * Four clients write without a pause until the server is killed at a random moment. Returns
 * all that was sent.
 */
async function untilKilled(
  server: Server,
  next: (server: Server) => Promise<Write>,
): Promise<Write[]> {
  const sent: Write[] = [];
  let alive = true;
  const client = async () => {
    while (alive) sent.push(await next(server));
  };
  const clients = [1, 2, 3, 4].map(client);
  await new Promise((resolve) => setTimeout(resolve, 20 + chance() * 200));
  alive = false;
  await server.killAndRestart();
  await Promise.all(clients);
  return sent;
}

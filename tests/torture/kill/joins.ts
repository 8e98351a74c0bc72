import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfStale } from "../../../scripts/vite/build.ts";
import { chance } from "../../support/chance.ts";
import type { Tally } from "../../support/tally.ts";
import { inspectPairs, makePairs, nextWrite, type PairWrite, sendWrite } from "./pairs.ts";
import { openProblems } from "./problems.ts";
import { Server } from "./server.ts";

/**
 * R2: kills workerd (SIGKILL) while customers are joined and joins undone, and looks at what is
 * there before and after what was not acknowledged is sent again.
 */
export async function killsDuringJoins(kills = 25): Promise<Tally> {
  await buildIfStale();
  const data = mkdtempSync(path.join(tmpdir(), "llave-joins-"));
  const tried = { kills: 0, joins: 0, undone: 0, cutOff: 0, landedAnyway: 0 };
  const problems = openProblems();
  const server = await Server.start(data);
  try {
    for (let round = 0; tried.kills < kills; round++) {
      const pairs = await makePairs(server, round, 4);
      const sent: PairWrite[] = [];
      let alive = true;
      const clients = pairs.map(async (pair) => {
        while (alive) {
          const write = nextWrite(pair);
          sent.push(write);
          if (!(await sendWrite(server, write))) return;
        }
      });
      await new Promise((resolve) => setTimeout(resolve, 60 + chance() * 500));
      alive = false;
      await server.killAndRestart();
      await Promise.all(clients);
      const cutOff = sent.filter((write) => !write.acknowledged);
      if (cutOff.length > 0) tried.kills++;

      const before = await inspectPairs(server, pairs);
      const found = [...before.problems];
      for (const pair of pairs)
        if (
          !cutOff.some((write) => write.pair === pair) &&
          before.joined.get(pair.name) !== pair.joined
        )
          found.push(`lost: an acknowledged write to ${pair.name}`);
      for (const write of cutOff) {
        if (before.joined.get(write.pair.name) === (write.kind === "join")) tried.landedAnyway++;
        if (!(await sendWrite(server, write)))
          found.push(`sent again and refused (${write.answer}): ${write.path}`);
      }
      const after = await inspectPairs(server, pairs);
      for (const pair of pairs)
        if (after.joined.get(pair.name) !== pair.joined)
          found.push(`not as it was acknowledged: ${pair.name}`);
      problems.add(tried.kills, [...found, ...after.problems]);
      tried.cutOff += cutOff.length;
      for (const { kind } of sent) tried[kind === "join" ? "joins" : "undone"]++;
    }
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
  console.table({ ...tried, failed: problems.failed });
  return { tried: tried.kills, failed: problems.failed };
}

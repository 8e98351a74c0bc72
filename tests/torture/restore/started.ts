import { openServer } from "../../../bench/server.ts";
import type { Person } from "../../../bench/world.ts";
import { stateOf } from "../../../scripts/local/data.ts";

/**
 * Starts the production build on a data folder and uses it as its owner would. Answers what is not
 * as it should be.
 */
export async function walkThrough(folder: string, owner: Person, jobs: number): Promise<string[]> {
  const server = await openServer("app", { data: stateOf(folder) });
  const number = `WO-${String(jobs).padStart(6, "0")}`;
  const pages: [string, string][] = [
    ["/repair-cms", number],
    [`/repair-cms?q=ana${jobs}%40customer`, number],
    ["/discussion?q=rattle", "Rattle"],
    ["/discussion?q=traducido", "Rattle 2"],
    ["/videos?q=brake", "Brake pads"],
  ];
  const problems: string[] = [];
  try {
    for (const [address, expected] of pages) {
      const answer = await server.dispatchFetch(`http://localhost${address}`, {
        headers: { cookie: owner.cookie },
      });
      const page = await answer.text();
      if (answer.status !== 200 || !page.includes(expected))
        problems.push(`${address} answers ${answer.status} without ${expected}`);
    }
  } finally {
    await server.dispose();
  }
  return problems;
}

// npm run bench [-- P4 …]: measures the product and its baselines in one run. It reports, and never
// fails a build. -- P2 /repair-cms /videos*: these pages alone (P13 too), recording nothing.
import { readArguments } from "../scripts/arguments.ts";
import { Failure, run } from "../scripts/failure.ts";
import { tool } from "../scripts/tool.ts";
import { buildIfStale } from "../scripts/vite/build.ts";
import { type Server, startServer } from "./child.ts";
import { copyPages } from "./copies.ts";
import { mostUsed, publicPages } from "./pages.ts";
import { bundle } from "./parts/bundle.ts";
import { chat } from "./parts/chat.ts";
import { database } from "./parts/database.ts";
import { distance } from "./parts/distance.ts";
import { lighthouse } from "./parts/lighthouse.ts";
import { pages } from "./parts/pages.ts";
import { placement } from "./parts/placement.ts";
import { scripts } from "./parts/scripts.ts";
import { taps } from "./parts/taps.ts";
import { voice } from "./parts/voice.ts";
import { webhook } from "./parts/webhook.ts";
import { keepPart, type Part } from "./results.ts";
import type { ServerName } from "./server.ts";
import { type Line, table } from "./table.ts";

let port = 9311;

await run(async () => {
  const { values, words } = readArguments({
    usage: "npm run bench [-- [PART… [/PAGE…]] [--quick]]",
    options: { quick: { type: "boolean", default: false } },
    words: { least: 0, most: 1_000 },
  });
  const { quick } = values;
  const rounds = (many: number) => (quick ? 1 : many);
  const names = words.filter((word) => word.startsWith("/"));
  const parts = words.filter((word) => !word.startsWith("/"));
  const found: [Part, Line[]][] = [];

  /** Measures a part. An error in it becomes a line of the table, and the other parts continue. */
  async function measure(part: Part, work: () => Promise<Line[]>): Promise<void> {
    if (parts.length > 0 && !parts.includes(part)) return;
    console.error(`${new Date().toTimeString().slice(0, 8)} ${part} …`);
    try {
      const lines = await work();
      found.push([part, lines]);
      if (!quick && names.length === 0) keepPart(part, lines);
    } catch (error) {
      console.error(error);
      const ours = error instanceof Error ? error.message.split("\n")[0]! : String(error);
      found.push([part, [{ what: "could not be measured", ours, met: false }]]);
    }
  }

  await buildIfStale();
  await buildBaselines();
  let asked: ReturnType<typeof distance> | undefined;
  const askPages = () => (asked ??= distance(names));

  await measure("P1", () => beside(publicPages, rounds(5)));
  await measure("P2", () => beside(names.length > 0 ? names : mostUsed, rounds(5)));
  await measure("P4", async () => [
    ...(await database(quick ? [100, 10_000] : [100, 100_000, 1_000_000])),
    ...(await askPages()).P4,
  ]);
  await measure("P5", () => served(["app", "page"], (app, bare) => scripts(app!, bare!)));
  await measure("P6", () => served(["app"], (app) => lighthouse(app!, rounds(3))));
  await measure("P10", () => chat(rounds(5)));
  await measure("P11", () =>
    served(["webhook", "hono"], (ours, hono) => webhook(ours!, hono!, rounds(5))),
  );
  await measure("P12", () => bundle(quick ? 3 : 9));
  await measure("P13", async () => (await askPages()).P13);
  await measure("placement", () => placement(rounds(3)));
  await measure("P14", () => served(["app"], (app) => taps(app!, rounds(3))));
  await measure("P16", () => served(["app", "hono"], (app, bare) => voice(app!, bare!, rounds(5))));

  for (const [part, lines] of found) console.log(`${part}\n${table(lines)}\n`);
  if (quick) console.error("A quick run leaves bench/results.md as it is.");
});

/** Builds the bare React Router page and the bare Hono worker, with the settings of our own build. */
async function buildBaselines(): Promise<void> {
  const { code, output } = await tool("reactRouter", ["build", "bench/baselines/page"], {
    env: { NODE_ENV: "production" },
  });
  if (code !== 0) throw new Failure(`The baselines could not be built.\n${output}`);
}

/** Pages beside bare ones. They are copied before the bare page's server starts, which reads them. */
function beside(names: readonly string[], rounds: number): Promise<Line[]> {
  return served(["app"], async (app) => {
    const copies = await copyPages(app!, names);
    return served(["page"], (bare) => pages({ app: app!, bare: bare! }, copies, rounds));
  });
}

/** Starts these servers for as long as they are measured. */
async function served(
  servers: readonly ServerName[],
  work: (...servers: Server[]) => Promise<Line[]>,
): Promise<Line[]> {
  const started: Server[] = [];
  try {
    for (const name of servers) started.push(await startServer(name, port++));
    return await work(...started);
  } finally {
    for (const server of started) await server.close();
  }
}

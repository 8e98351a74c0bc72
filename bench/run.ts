// npm run bench [-- P4 …]: measures the product and its baselines in one run. It reports, and never
// fails a build. -- P2 /repair-cms /videos*: these pages alone (P13 too), recording nothing.
import { readArguments } from "../scripts/arguments.ts";
import { run } from "../scripts/failure.ts";
import { buildIfStale } from "../scripts/vite/build.ts";
import { buildBaselines } from "./baselines.ts";
import { type Server, startServer } from "./child.ts";
import { copyPages } from "./copies.ts";
import { chooseGenerator } from "./load.ts";
import { mostUsed } from "./pages.ts";
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

let quick = false;
let asked: string[] = [];
await run(() => {
  const { values, words } = readArguments({
    usage: "npm run bench [-- [PART… [/PAGE…]] [--quick]]",
    options: { quick: { type: "boolean" } },
    words: { least: 0, most: 1_000 },
  });
  [quick, asked] = [values.quick ?? false, words];
});
const names = asked.filter((word) => word.startsWith("/"));
const parts = asked.filter((word) => !word.startsWith("/"));
const wants = (part: string) => parts.length === 0 || parts.includes(part);
const sizes = quick ? [100, 10_000] : [100, 100_000, 1_000_000];
const lines: Line[] = [];
let port = 9311;

/** One part; an error in it is a line of the table, and the other parts continue. */
async function measure(part: Part, work: () => Promise<Line[]>): Promise<void> {
  if (!wants(part.split(" ")[0]!)) return;
  console.error(`${new Date().toTimeString().slice(0, 8)} ${part} …`);
  try {
    const found = await work();
    lines.push(...found);
    if (!quick && names.length === 0) keepPart(part, found, generator);
  } catch (error) {
    console.error(error);
    const ours = error instanceof Error ? error.message.split("\n")[0]! : String(error);
    lines.push({ part, what: "could not be measured", ours, met: false });
  }
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

/** The pages are copied before the bare page's server starts, which reads them. */
const beside = (wanted: { names?: readonly string[]; only?: "public" }) =>
  served(["app"], async (app) => {
    const copies = await copyPages(app!, wanted);
    return served(["page", "hono"], (bare, hono) =>
      pages({ app: app!, bare: bare!, hono: hono! }, copies, { generator, quick }),
    );
  });

await buildIfStale();
if (["P1", "P2", "P5", "P11", "P12", "P14", "P16"].some(wants)) await buildBaselines();
const generator = chooseGenerator();
await measure("P1", () => beside({ only: "public" }));
await measure("P2", () => beside({ names: names.length > 0 ? names : mostUsed }));
await measure("P4", () => database(sizes));
await measure("P5", () => served(["app", "page"], (app, bare) => scripts(app!, bare!)));
await measure("P6", () => served(["app"], (app) => lighthouse(app!, quick ? 1 : 3)));
await measure("P10", () => chat(quick ? 1 : 5));
await measure("P11", () =>
  served(["webhook", "hono"], (ours, hono) => webhook(ours!, hono!, quick ? 1 : 5)),
);
await measure("P12", () => bundle(quick ? 3 : 9));
await measure("P13", () => distance(names));
await measure("placement", () => placement(quick ? 1 : 3));
await measure("P14", () => served(["app"], (app) => taps(app!, quick ? 1 : 3)));
await measure("P16", () =>
  served(["app", "hono"], (app, bare) => voice(app!, bare!, quick ? 1 : 5)),
);

console.log(table(lines));
if (quick) console.error("A quick run leaves bench/results.md as it is.");

// npm run bench [-- P4 …]: measures the product and its baselines in one run. It reports, and never
// fails a build. -- P2 /repair-cms /videos*: these pages alone (P13 too), recording nothing.
import { readArguments } from "../scripts/arguments.ts";
import { buildIfStale } from "../scripts/build.ts";
import { run } from "../scripts/failure.ts";
import { buildBaselines } from "./baselines.ts";
import { type Server, startServer } from "./child.ts";
import { callsOf, copyPages, type Only } from "./copies.ts";
import { chooseGenerator } from "./load.ts";
import { bundle } from "./parts/bundle.ts";
import { chat } from "./parts/chat.ts";
import { customerImport } from "./parts/customer-import.ts";
import { customers } from "./parts/customers.ts";
import { database } from "./parts/database.ts";
import { dearest } from "./parts/dearest.ts";
import { distance } from "./parts/distance.ts";
import { forum } from "./parts/forum.ts";
import { lighthouse } from "./parts/lighthouse.ts";
import { link } from "./parts/link.ts";
import { pages } from "./parts/pages.ts";
import { photo } from "./parts/photo.ts";
import { phrases } from "./parts/phrases.ts";
import { placement } from "./parts/placement.ts";
import { scripts } from "./parts/scripts.ts";
import { signIn } from "./parts/sign-in.ts";
import { suggesting } from "./parts/suggesting.ts";
import { tapFloor } from "./parts/tap-floor.ts";
import { taps } from "./parts/taps.ts";
import { videos } from "./parts/videos.ts";
import { webhook } from "./parts/webhook.ts";
import { workOrder } from "./parts/work-order.ts";
import { keepSection, type Section } from "./results.ts";
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
const wants = (...parts: string[]) =>
  asked.length === 0 || parts.some((part) => asked.includes(part));
const names = asked.filter((word) => word.startsWith("/"));
const lines: Line[] = [];

/** One part; an error in it is a line of the table, and the other parts continue. */
async function measure(part: Section, work: () => Promise<Line[]>): Promise<void> {
  console.error(`${new Date().toTimeString().slice(0, 8)} ${part} …`);
  try {
    const found = await work();
    lines.push(...found);
    const isPart = names.length > 0 && (part === "P2" || part === "P13");
    if (!quick && !isPart) keepSection(part, found, generator);
  } catch (error) {
    console.error(error);
    lines.push({
      part,
      what: "could not be measured",
      ours: error instanceof Error ? error.message.split("\n")[0]! : String(error),
      met: false,
    });
  }
}

await buildIfStale();
if (wants("P1", "P2", "P5", "P11", "P12", "P14", "sign-in")) {
  await buildBaselines();
}
const generator = chooseGenerator();
if (wants("P1", "P2", "P5", "sign-in")) {
  const app = await startServer("app", 9311);
  const only = { only: wants("P2") ? "all" : "public", names } as const;
  const copies = wants("P1", "P2") ? await copied(app, only) : undefined;
  const [bare, hono] = [await startServer("page", 9312), await startServer("hono", 9313)];
  if (copies) {
    const settings = { generator, quick, few: names.length > 0 };
    const work = () => pages({ app, bare, hono }, copies, settings);
    await measure(wants("P2") ? "P2" : "P1", work);
  }
  if (wants("P5")) await measure("P5", () => scripts(app, bare));
  if (wants("sign-in")) await measure("sign-in", () => signIn(app));
  for (const server of [app, bare, hono]) await server.close();
}

async function copied(app: Server, only: Only) {
  const copies = await copyPages(app, only);
  const counted = await startServer("counted", 9320);
  const calls = await callsOf(counted, only);
  await counted.close();
  return { ...copies, calls };
}

const sizes = quick ? [100, 10_000] : [100, 100_000, 1_000_000];
if (wants("P4")) await measure("P4", () => database(sizes));
if (wants("P4", "forum")) await measure("P4 forum", () => forum(sizes));
if (wants("P4", "customers")) await measure("P4 customers", () => customers(sizes));
if (wants("P4", "suggestions")) {
  const [count, rounds] = quick ? [10_000, 5] : [100_000, 50];
  await measure("P4 suggestions", () => suggesting(count, rounds));
}
if (wants("import")) await measure("import", () => customerImport(quick ? 2_000 : 20_000));
if (wants("P4", "words"))
  await measure("P4 words", () => phrases(quick ? [100, 10_000] : [100, 100_000]));
if (wants("P4", "videos")) await measure("P4 videos", () => videos(sizes));
if (wants("P6")) {
  const app = await startServer("app", 9317);
  await measure("P6", () => lighthouse(app, quick ? 1 : 3));
  await app.close();
}
if (wants("door")) {
  const app = await startServer("app", 9318);
  await measure("door", () => dearest(app));
  await app.close();
}
if (wants("link")) {
  const app = await startServer("app", 9319);
  await measure("link", () => link(app));
  await app.close();
}
if (wants("P7")) await measure("P7", workOrder);
if (wants("P10")) await measure("P10", () => chat(quick ? 1 : 5));
if (wants("P8")) {
  const app = await startServer("app", 9316);
  await measure("P8", () => photo(app));
  await app.close();
}
if (wants("P11")) {
  const [ours, hono] = [await startServer("webhook", 9314), await startServer("hono", 9315)];
  await measure("P11", () => webhook(ours, hono, quick ? 1 : 5));
  for (const server of [ours, hono]) await server.close();
}
if (wants("P12")) await measure("P12", () => bundle(quick ? 3 : 9));
if (wants("P13")) {
  await measure("P13", () => distance(names));
}
if (wants("placement")) await measure("placement", () => placement(quick ? 1 : 3));
if (wants("P14")) {
  const app = await startServer("app", 9319);
  const bare = await startServer("page", 9312);
  const rounds = quick ? 1 : 3;
  await measure("P14", async () => [
    ...(await taps(app, rounds)),
    ...(await tapFloor(bare, rounds)),
  ]);
  for (const server of [app, bare]) await server.close();
}

console.log(table(lines));
if (quick) console.error("A quick run leaves bench/results.md as it is.");

// npm run bench [-- P4 …]: measures the product and its baselines in one run. It reports, and never
// fails a build.
import { buildIfStale } from "../scripts/build.ts";
import { buildBaselines } from "./baselines.ts";
import { startServer } from "./child.ts";
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
import { scripts } from "./parts/scripts.ts";
import { signIn } from "./parts/sign-in.ts";
import { suggesting } from "./parts/suggesting.ts";
import { taps } from "./parts/taps.ts";
import { videos } from "./parts/videos.ts";
import { webhook } from "./parts/webhook.ts";
import { workOrder } from "./parts/work-order.ts";
import { keepSection, type Section } from "./results.ts";
import { type Line, table } from "./table.ts";

const quick = process.argv.includes("--quick");
const asked = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const wants = (...parts: string[]) =>
  asked.length === 0 || parts.some((part) => asked.includes(part));
const lines: Line[] = [];

/** One part; an error in it is a line of the table, and the other parts continue. */
async function measure(part: Section, work: () => Promise<Line[]>): Promise<void> {
  console.error(`${new Date().toTimeString().slice(0, 8)} ${part} …`);
  try {
    const found = await work();
    lines.push(...found);
    if (!quick) keepSection(part, found, generator);
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
if (wants("P1", "P2", "P5", "P11", "P12", "sign-in")) {
  await buildBaselines();
}
const generator = chooseGenerator();
if (wants("P1", "P2", "P5", "sign-in")) {
  const [app, page, hono] = [
    await startServer("app", 9311),
    await startServer("page", 9312),
    await startServer("hono", 9313),
  ];
  const settings = {
    rounds: quick ? 1 : 5,
    seconds: 1,
    generator,
    only: wants("P2") ? "all" : "public",
  } as const;
  if (wants("P1", "P2"))
    await measure(wants("P2") ? "P2" : "P1", () => pages(app, page, hono, settings));
  if (wants("P5")) await measure("P5", () => scripts(app, page));
  if (wants("sign-in")) await measure("sign-in", () => signIn(app));
  for (const server of [app, page, hono]) await server.close();
}
const sizes = quick ? [100, 10_000] : [100, 100_000, 1_000_000];
if (wants("P4")) {
  await measure("P4", () => database(sizes));
  await measure("P4 forum", () => forum(sizes));
}
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
  const pages = process.argv.slice(2).filter((word) => word.startsWith("/"));
  await measure("P13", () => distance(pages));
}
if (wants("P14")) {
  const app = await startServer("app", 9319);
  await measure("P14", () => taps(app, quick ? 1 : 5));
  await app.close();
}

console.log(table(lines));
if (quick) console.error("A quick run leaves bench/results.md as it is.");

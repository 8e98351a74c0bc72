import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { fromElsewhere } from "../../tests/support/join.ts";
import type { Server } from "../child.ts";
import { type Look, openPhone } from "../phone.ts";
import { kb, type Line, median, ms, times } from "../table.ts";
import { prepareGround } from "./database.ts";
import { setDistance } from "./distance.ts";

type Shop = { origin: string; cookie: string; jobId: string };

const rounds = 7;
const looks = 40;

/** The customer's link: what a look costs beside a page of the shop, what it weighs, and its trips. */
export async function link(app: Server): Promise<Line[]> {
  const { cookie } = app.world.diamond;
  const shop = { origin: app.origin, cookie, jobId: app.world.jobId };
  const path = await sendLink(shop);
  return [
    await costOf(app, shop, path),
    await weightOf(app.origin, path),
    await paintOf(app, path),
    ...(await tripsOf()),
  ];
}

/** Sends the pending quotes of a job as the shop does; the path of the link. */
export async function sendLink({ origin, cookie, jobId }: Shop): Promise<string> {
  const page = `${origin}/repair-cms/${jobId}/send`;
  const html = await (await fetch(page, { headers: { cookie } })).text();
  const form = new URLSearchParams({ id: randomUUID(), message: "Hello", asWritten: "on" });
  for (const tag of html.match(/<input[^>]*name="quotes\[\]"[^>]*>/g) ?? [])
    form.append("quotes[]", /value="([^"]*)"/.exec(tag)![1]!);
  const init = { method: "POST", body: form, headers: { cookie, origin } };
  const sent = await (await fetch(page, init)).text();
  const [path] = /\/q\/[0-9a-f]{64}/.exec(sent) ?? [];
  if (!path) throw new Error("The link of the bench was not sent");
  return path;
}

/** Each look comes from another address: one address may look sixty times a minute. */
async function look(url: string, cookie?: string): Promise<string> {
  const headers = cookie ? { cookie } : fromElsewhere();
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${url}`);
  return answer.text();
}

async function costOf(app: Server, { cookie, jobId }: Shop, path: string): Promise<Line> {
  const cost = async (address: string, as?: string) => {
    const before = app.cpu();
    for (let n = 0; n < looks; n++) await look(app.origin + address, as);
    return (app.cpu() - before) / looks;
  };
  const job = `/repair-cms/${jobId}`;
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    const [one, other] = [await cost(path), await cost(job, cookie)];
    // The first round loads code.
    if (round > 0) {
      ours.push(one);
      theirs.push(other);
    }
  }
  const ratio = median(ours) / median(theirs);
  return {
    part: "link",
    what: "a customer's page, CPU beside the shop's page of the same job",
    ours: ms(median(ours), 2),
    baseline: ms(median(theirs), 2),
    ratio: times(ratio),
    goal: "<= 0.6x",
    met: ratio <= 0.6,
  };
}

async function weightOf(origin: string, path: string): Promise<Line> {
  const page = await look(origin + path);
  const style = await look(origin + /href="([^"]+\.css)"/.exec(page)![1]!);
  const script = await look(origin + /<script[^>]*src="([^"]+)"/.exec(page)![1]!);
  const sizes = [page, style, script].map((text) => gzipSync(text).length);
  const fonts = [...style.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(async ([, font]) => {
    const answer = await fetch(origin + font!);
    return (await answer.arrayBuffer()).byteLength;
  });
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  const [own, ofFonts] = [sum(sizes), sum(await Promise.all(fonts))];
  return {
    part: "link",
    what: `a customer's page, gzipped, with its style sheet and script; its fonts are ${kb(ofFonts)}`,
    ours: kb(own),
    goal: "<= 30 KB",
    met: own <= 30 * 1024,
  };
}

/** As Lighthouse's phone sees it. It asks search engines to stay away, and loses points there. */
async function paintOf(app: Server, path: string): Promise<Line> {
  const phone = await openPhone(app.origin);
  try {
    const seen: Look[] = [];
    for (let n = 0; n < 3; n++) seen.push(await phone.look(path));
    const lcp = median(seen.map((one) => one.lcp));
    const cls = median(seen.map((one) => one.cls));
    const counted = Object.keys(seen[0]!.scores).filter((name) => name !== "seo");
    const scores = counted.map((name) => median(seen.map((one) => one.scores[name]!)));
    const met = lcp <= 1_200 && scores.every((score) => score === 100);
    return {
      part: "link",
      what: `a customer's page on Lighthouse's phone: ${counted.join(", ")}`,
      ours: `${scores.join(", ")}; LCP ${lcp} ms, CLS ${cls}${met ? "" : `; lost: ${seen.at(-1)!.lost.join(", ")}`}`,
      goal: "100 each; LCP <= 1.2 s",
      met,
    };
  } finally {
    phone.close();
  }
}

type Trip = { began: number; ended: number; name?: string };

async function tripsOf(): Promise<Line[]> {
  const { miniflare, owner, jobId } = await prepareGround(1_000, true);
  const { origin } = await miniflare.ready;
  const path = await sendLink({ origin, cookie: owner.cookie, jobId });
  const list = async <Item>(name: string): Promise<Item[]> =>
    (await fetch(origin + name)).json() as Promise<Item[]>;
  // With the database far away, what is deferred does not end before the answer.
  await setDistance(origin, 100);
  /** Until the answer was read. */
  const count = async (ask: () => Promise<unknown>) => {
    await new Promise((done) => setTimeout(done, 300));
    for (const name of ["/__trips", "/__files"]) await list(name);
    await ask();
    const done = Date.now();
    const waited = ({ ended }: Trip) => ended <= done;
    const trips = (await list<Trip[]>("/__trips")).filter(([trip]) => waited(trip!)).length;
    const files = (await list<Trip>("/__files")).filter(waited);
    const writes = files.filter(({ name }) => name === "put").length;
    return { trips, writes, reads: files.length - writes };
  };
  const page = await look(origin + path);
  const shown = await count(() => look(origin + path));
  const form = new URLSearchParams({ name: "Ana Ruiz", language: "en", key: randomUUID() });
  for (const [, name] of page.matchAll(/name="(answer-[^"]+)" value="approve"/g))
    form.set(name!, "approve");
  form.set("signature", "[[100,400,300,100]]");
  const decided = await count(async () => {
    const init = { method: "POST", body: form, headers: { origin }, redirect: "manual" } as const;
    const { status } = await fetch(origin + path, init);
    if (status !== 303) throw new Error(`A decision answered ${status}`);
  });
  await miniflare.dispose();
  const told = ({ trips, reads, writes }: typeof shown) =>
    `${trips} to D1, ${reads} read and ${writes} written in R2`;
  return [
    {
      part: "link",
      what: "a customer's page: round trips",
      ours: told(shown),
      goal: "<= 2 to D1",
      met: shown.trips <= 2,
    },
    {
      part: "link",
      what: "a decision with a drawn signature: round trips until it is answered",
      ours: told(decided),
      goal: "<= 2 to D1, <= 1 written in R2",
      met: decided.trips <= 2 && decided.writes <= 1,
    },
  ];
}

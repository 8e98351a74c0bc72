import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { chromiumPath } from "../../tests/support/chromium.ts";
import type { Server } from "../child.ts";
import { type Line, ms } from "../table.ts";
import { listenToEvents, type Recorded } from "./tap-events.ts";

/** A step of a journey: what a finger or a keyboard does, and what is on the screen then. */
type Step = {
  name: string;
  act: (page: Page, wire: CDPSession) => Promise<void>;
  /** Selector of the content that the step leads to; none where something is only typed. */
  shows?: string;
};

/** How long a finger touches when it taps, and a person looks at a page before, in milliseconds. */
const [touches, looks] = [80, 1200];
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const tap = (selector: string) => async (page: Page, wire: CDPSession) => {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await link.boundingBox())!;
  const finger = { x: x + width / 2, y: y + height / 2 };
  const touch = (type: "touchStart" | "touchEnd", touchPoints: (typeof finger)[]) =>
    wire.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [finger]);
  await wait(touches);
  await touch("touchEnd", []);
};
const type = (selector: string) => (page: Page) =>
  page.locator(selector).first().pressSequentially("belt", { delay: 30 });
const inMain = (path: string) => `main a[href^="${path}"]:visible`;
const inBar = (path: string) => `a[href="${path}"]:visible`;

/** A round from the list to a job, its quote, the board, a new job, and the other pages. */
const journey: readonly Step[] = [
  { name: "the list: open a job", act: tap("tbody a.row-link"), shows: "#quotes" },
  { name: "a job: back to the list", act: tap("main a:has-text('Back to Jobs')"), shows: "tbody" },
  { name: "the list: open a job again", act: tap("tbody a.row-link"), shows: "#quotes" },
  {
    name: "a job: open a new quote",
    act: tap("main a[href$='/quotes/new']:visible"),
    shows: "[name=description]",
  },
  { name: "a quote: type its description", act: type("[name=description]") },
  { name: "a quote: leave it", act: tap("main a:has-text('Back to Jobs')"), shows: "tbody" },
  { name: "the list: type a search", act: type("main input[type=search]") },
  {
    name: "the list: to the board",
    act: tap('a[href="/repair-cms?view=board"]:visible'),
    shows: ".card",
  },
  { name: "the board: open a job", act: tap(".card a.row-link"), shows: "#quotes" },
  { name: "a job: back to the board", act: tap("main a:has-text('Back to Jobs')"), shows: ".card" },
  { name: "the board: a new job", act: tap(inMain("/repair-cms/new")), shows: "[name=issues]" },
  { name: "a new job: type the problem", act: type("[name=issues]") },
];

/** On a page that was opened by its address, which knows the way to no other page yet. */
const opened: readonly (Step & { at: string })[] = [
  {
    at: "/repair-cms?view=board",
    name: "the board, opened by its address: open a job",
    act: tap(".card a.row-link"),
    shows: "#quotes",
  },
  {
    at: "/repair-cms?view=board",
    name: "the board, opened by its address: a new job",
    act: tap(inMain("/repair-cms/new")),
    shows: "[name=issues]",
  },
];

/** The other pages that the bar at the bottom leads to. */
const others = ["/noticias", "/discussion", "/videos"];

const throttled = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const openBrowser = () =>
  chromium.launch({
    executablePath: chromiumPath("whole"),
    args: ["--no-sandbox", "--disable-gpu"],
  });
const goals = {
  event: { what: "longest event", most: 100 },
  answered: { what: "first sign", most: 100 },
  painted: { what: "from tap to painted", most: 200 },
};
/** How far away the server is, in milliseconds there and back. */
const [near, far] = [0, 250];

/**
 * P14: how soon the simulated phone (its processor `throttled` times slower, as Lighthouse's)
 * answers each step of the journeys: the longest event of a step (what INP takes), and from the tap
 * (a finger that is lifted) to the next page painted, with the server near; with the server `far`,
 * from the tap to the first sign of the next page. 95th percentiles of some rounds.
 */
export async function taps(app: Server, rounds: number): Promise<Line[]> {
  const browser = await openBrowser();
  const found = new Map<string, Recorded[]>();
  try {
    // The first responses of a new server are the slowest.
    const plan = [
      near,
      ...Array<number>(rounds).fill(near),
      ...Array<number>(Math.ceil(rounds / 2)).fill(far),
    ];
    for (const [round, distance] of plan.entries()) {
      const context = await browser.newContext({ ...phone, baseURL: app.origin });
      const [, name, value] = /^([^=]+)=([^;]+)/.exec(app.world.diamond.cookie)!;
      await context.addCookies([{ name: name!, value: value!, url: app.origin }]);
      const seen = await walk(context, distance);
      await context.close();
      if (round === 0) continue;
      for (const [step, one] of seen) {
        const name = distance === far ? `server ${far} ms away: ${step}` : step;
        found.set(name, [...(found.get(name) ?? []), one]);
      }
    }
  } finally {
    await browser.close();
  }
  return [...found].flatMap(([name, recorded]) =>
    name.startsWith("server") ? farLines(name, recorded) : linesOf(name, recorded),
  );
}

/** Walks a round in a new browser, which has cached only the scripts of its first page. */
async function walk(context: BrowserContext, latency: number): Promise<[string, Recorded][]> {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await page.addInitScript(listenToEvents);
  await page.goto("/repair-cms", { waitUntil: "networkidle" });
  await slowDown(wire, latency);
  const seen: [string, Recorded][] = [];
  for (const step of journey) seen.push([step.name, await record(page, wire, step)]);
  for (const { at, ...step } of opened) {
    await page.goto(at, { waitUntil: "networkidle" });
    seen.push([step.name, await record(page, wire, step)]);
  }
  await page.goto("/repair-cms", { waitUntil: "networkidle" });
  for (const path of others) {
    const step = { act: tap(inBar(path)), shows: "main h1" };
    if ((await page.locator(inBar(path)).count()) > 0)
      seen.push([`the bar: to ${path}`, await record(page, wire, { name: path, ...step })]);
  }
  return seen;
}

async function slowDown(wire: CDPSession, latency: number): Promise<void> {
  await wire.send("Emulation.setCPUThrottlingRate", { rate: throttled });
  const speed = { downloadThroughput: -1, uploadThroughput: -1 };
  await wire.send("Network.enable");
  await wire.send("Network.emulateNetworkConditions", { offline: false, latency, ...speed });
}

async function record(page: Page, wire: CDPSession, { act, shows }: Step): Promise<Recorded> {
  await wait(looks);
  await page.evaluate((shows) => window.tapEvents.begin(shows), shows);
  await act(page, wire);
  // Not by looking again in every frame, which is a frame more for the phone to make.
  if (shows) await page.evaluate(() => window.tapEvents.shown());
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => window.tapEvents.end());
}

function linesOf(name: string, recorded: Recorded[]): Line[] {
  const event = ninetyFifth(recorded.map(({ longest }) => longest));
  const [painted] = timesOf(recorded, "painted");
  const lines = [lineOf(name, "event", event)];
  return painted === undefined ? lines : [...lines, lineOf(name, "painted", painted)];
}

/** The goal is the first sign's: what is painted then is the distance's as well. */
function farLines(name: string, recorded: Recorded[]): Line[] {
  const [[answered], [painted]] = [timesOf(recorded, "answered"), timesOf(recorded, "painted")];
  if (answered === undefined || painted === undefined) return [];
  return [
    lineOf(name, "answered", answered),
    { what: `${name}: from tap to painted`, ours: ms(painted, 0) },
  ];
}

/** The 95th percentile of what was measured at all. */
function timesOf(recorded: Recorded[], what: "answered" | "painted"): number[] {
  const times = recorded.flatMap((one) => one[what] ?? []);
  return times.length > 0 ? [ninetyFifth(times)] : [];
}

function lineOf(step: string, kind: keyof typeof goals, ours: number): Line {
  const { what, most } = goals[kind];
  const goal = `${what} <= ${most} ms`;
  return { what: step, ours: ms(ours, 0), goal, met: ours <= most };
}

/** The 95th percentile: of fewer than twenty, the largest. */
function ninetyFifth(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

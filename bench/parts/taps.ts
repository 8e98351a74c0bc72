import { type BrowserContext, chromium, type Page } from "playwright-core";
import type { Server } from "../child.ts";
import { type Line, ms } from "../table.ts";
import { listenToEvents, type Recorded } from "./tap-events.ts";

/** A step of a journey: what a finger or a keyboard does, and what is on the screen then. */
type Step = {
  name: string;
  act: (page: Page) => Promise<void>;
  /** What the new page or state shows, as a selector; none where something is only typed. */
  shows?: string;
};

const tap = (selector: string) => (page: Page) =>
  page.locator(selector).first().tap({ force: true });
const type = (selector: string) => (page: Page) =>
  page.locator(selector).first().pressSequentially("belt", { delay: 30 });
const inMain = (path: string) => `main a[href^="${path}"]:visible`;
const inBar = (path: string) => `a[href="${path}"]:visible`;

/** One round: from the list to a job, its quote, the board, a new job, and the other pages. */
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
  { name: "the list: to the board", act: tap(inMain("/repair-cms?view=board")), shows: ".card" },
  { name: "the board: open a job", act: tap(".card a.row-link"), shows: "#quotes" },
  { name: "a job: back to the board", act: tap("main a:has-text('Back to Jobs')"), shows: ".card" },
  { name: "the board: a new job", act: tap(inMain("/repair-cms/new")), shows: "[name=issues]" },
  { name: "a new job: type the problem", act: type("[name=issues]") },
];

/** The other pages that the bar at the bottom leads to. */
const others = ["/noticias", "/discussion", "/videos"];

const throttled = 4;
const goal = { event: 100, painted: 200 };

/**
 * P14: how soon the simulated phone (its processor `throttled` times slower, as Lighthouse's)
 * answers each step of the journeys: the longest event of a step (what INP takes), and from the tap
 * to the next page painted. 95th percentiles of some rounds, with the server near.
 */
export async function taps(app: Server, rounds: number): Promise<Line[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const found = new Map<string, Recorded[]>();
  try {
    for (let round = 0; round <= rounds; round++) {
      const context = await browser.newContext({
        baseURL: app.origin,
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
      });
      const { cookie } = app.world.diamond;
      const at = cookie.indexOf("=");
      const [name, value] = [cookie.slice(0, at), cookie.slice(at + 1)];
      await context.addCookies([{ name, value, url: app.origin }]);
      const seen = await walk(context);
      await context.close();
      if (round === 0) continue; // the first responses of a new server are the slowest
      for (const [step, one] of seen) found.set(step, [...(found.get(step) ?? []), one]);
    }
  } finally {
    await browser.close();
  }
  return [...found].flatMap(([name, recorded]) => linesOf(name, recorded));
}

/** One round in a new browser, which has no scripts cached but those of its first page. */
async function walk(context: BrowserContext): Promise<[string, Recorded][]> {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await page.addInitScript(listenToEvents);
  await page.goto("/repair-cms", { waitUntil: "networkidle" });
  await wire.send("Emulation.setCPUThrottlingRate", { rate: throttled });
  const seen: [string, Recorded][] = [];
  for (const step of journey) seen.push([step.name, await record(page, step)]);
  await page.goto("/repair-cms", { waitUntil: "networkidle" });
  for (const path of others) {
    const step = { act: tap(inBar(path)), shows: "main h1" };
    if ((await page.locator(inBar(path)).count()) > 0)
      seen.push([`the bar: to ${path}`, await record(page, { name: path, ...step })]);
  }
  return seen;
}

async function record(page: Page, { act, shows }: Step): Promise<Recorded> {
  await page.evaluate((shows) => window.tapEvents.begin(shows), shows);
  await act(page);
  if (shows) await page.waitForFunction(() => window.tapEvents.painted() !== undefined);
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => window.tapEvents.end());
}

function linesOf(name: string, recorded: Recorded[]): Line[] {
  const event = ninetyFifth(recorded.map(({ longest }) => longest));
  const painted = recorded.flatMap(({ painted }) => painted ?? []);
  const lines: Line[] = [
    {
      part: "P14",
      what: `${name}: longest event`,
      ours: ms(event, 0),
      goal: `<= ${goal.event} ms`,
      met: event <= goal.event,
    },
  ];
  if (painted.length === 0) return lines;
  const last = ninetyFifth(painted);
  return [
    ...lines,
    {
      part: "P14",
      what: `${name}: from tap to painted`,
      ours: ms(last, 0),
      goal: `<= ${goal.painted} ms`,
      met: last <= goal.painted,
    },
  ];
}

/** The 95th percentile: of fewer than twenty, the largest. */
function ninetyFifth(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

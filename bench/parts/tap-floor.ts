import type { Server } from "../child.ts";
import { type Line, ms } from "../table.ts";
import { listenToEvents } from "./tap-events.ts";
import { ninetyFifth, openBrowser, phone, record, slowDown, tap } from "./taps.ts";

declare global {
  interface Window {
    /** React Router's own name for its router. */
    __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
  }
}

/** How many rows, of eight elements each, a tap leads to. The first of them runs its code for the first time. */
const steps = [30, 15, 30, 60];

/**
 * The floor of P14: on the same phone a bare React Router page, a table without a style sheet, is
 * tapped and becomes one of so many elements, whose data it asks for. That much is the browser's,
 * React's and React Router's own.
 */
export async function tapFloor(bare: Server, rounds: number): Promise<Line[]> {
  const browser = await openBrowser();
  const found = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ ...phone, baseURL: bare.origin });
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await page.addInitScript(listenToEvents);
    await page.goto("/?rows=1", { waitUntil: "networkidle" });
    await slowDown(wire, 0);
    for (const [nth, rows] of steps.entries()) {
      await page.evaluate((rows) => {
        const lead = (event: Event) => {
          event.preventDefault();
          void window.__reactRouterDataRouter.navigate(`/?rows=${rows}`);
        };
        addEventListener("click", lead, { capture: true, once: true });
      }, rows);
      const step = { name: "", act: tap("tbody a"), shows: `tbody tr:nth-child(${rows})` };
      const { painted } = await record(page, wire, step);
      const name = `a bare page of ${rows * 8} elements${nth === 0 ? " (the first)" : ""}`;
      found.set(name, [...(found.get(name) ?? []), painted ?? Number.NaN]);
      await page.evaluate(() => window.__reactRouterDataRouter.navigate("/?rows=1"));
    }
    await context.close();
  }
  await browser.close();
  return [...found].map(([name, times]) => ({
    part: "P14",
    what: `${name}: from tap to painted`,
    ours: "",
    baseline: ms(ninetyFifth(times), 0),
  }));
}

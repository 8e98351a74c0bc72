import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { accessible, openBrowser, phone } from "../../support/browser.ts";
import { recordsOf, sentJob } from "../../support/links/links.ts";

const app = openApp();
const eyes = openBrowser(app);
const touch = { hasTouch: true, isMobile: true };
const smallest = { width: 320, height: 640 };

/** Draws a stroke with a finger across the pad, in fractions of its width and height. */
async function draw(page: Page, places: readonly (readonly [number, number])[]): Promise<void> {
  const canvas = page.locator("canvas");
  await canvas.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await canvas.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const points = places.map(([right, down]) => ({ x: x + right * width, y: y + down * height }));
  const moved = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: typeof points) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await moved("touchStart", points.slice(0, 1));
  for (const point of points.slice(1)) await moved("touchMove", [point]);
  await moved("touchEnd", []);
}

const slope = Array.from({ length: 12 }, (_, n) => [0.1 + n / 20, 0.9 - n / 20] as const);
const flat = Array.from({ length: 8 }, (_, n) => [0.2 + n / 16, 0.6] as const);
const hasLibrary = (page: Page) => page.waitForSelector("canvas[data-started]");
const drawnIn = async (page: Page): Promise<number[][]> =>
  JSON.parse((await page.locator("[name=signature]").inputValue()) || "[]");
const inked = (page: Page) =>
  page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, at) => at % 4 === 3 && value > 0).length;
  });

test.each([
  ["en", "light", phone, "Your full name", "Send my answers", "Drawn signature"],
  ["es", "dark", smallest, "Su nombre completo", "Enviar mis respuestas", "Firma dibujada"],
] as const)(
  "A customer draws with a finger and finds the strokes on the certificate, in %s, %s",
  async (language, colorScheme, viewport, name, send, title) => {
    const made = await sentJob(app(), { language });
    const page = await eyes.page({ ...touch, viewport, colorScheme });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(made.path);
    expect(asked.filter((url) => url.includes("signature_pad"))).toEqual([]);
    for (const quote of made.quotes) await page.locator(`[name=answer-${quote.id}]`).nth(0).check();
    await page.getByLabel(name).fill("Ana Pérez");
    await page.locator("canvas").scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await draw(page, slope);
    await hasLibrary(page);
    await draw(page, flat);
    await expect.poll(async () => (await drawnIn(page)).length).toBe(2);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await accessible(page);
    await page.getByRole("button", { name: send }).click();
    await page.waitForSelector("a[href$=certificate]");
    await page.goto(`${made.path}/certificate`);
    await page.getByRole("heading", { name: title }).waitFor();
    await accessible(page);

    const [first, second] = (await recordsOf(app(), made)).decided[0]!.strokes!;
    expect([Math.round(first![0]! / 10), Math.round(first![1]! / 10)]).toEqual([10, 45]);
    expect(first!.slice(-2)[1]).toBeLessThan(first![1]!);
    expect(Math.abs(second![1]! - 300)).toBeLessThan(9);
    const box = (await page.locator("svg.drawn path").boundingBox())!;
    const picture = (await page.locator("svg.drawn").boundingBox())!;
    expect(box.width / picture.width).toBeGreaterThan(0.5);
    expect(picture.width).toBeLessThan(viewport.width);
  },
);

test("Draws the strokes again when the phone is turned, and after a form that was refused", async () => {
  const made = await sentJob(app(), { language: "en" });
  const page = await eyes.page({ ...touch, viewport: phone, expected: /status of 422/ });
  await page.goto(made.path);
  await draw(page, slope);
  await hasLibrary(page);
  const strokes = await drawnIn(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.emulateMedia({ colorScheme: "dark" });
  await draw(page, flat);
  await expect.poll(async () => (await drawnIn(page)).length).toBe(2);
  expect((await drawnIn(page))[0]).toEqual(strokes[0]);
  await page.getByRole("button", { name: "Send my answers" }).click();
  await page.getByText("Type your name to sign.").waitFor();
  expect((await drawnIn(page)).length).toBe(2);
  expect(await inked(page)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Clear signature" }).click();
  expect([await drawnIn(page), await inked(page)]).toEqual([[], 0]);
  await page.getByRole("button", { name: "Clear signature" }).waitFor({ state: "hidden" });
});

test("Asks nobody with a keyboard, and keeps plain lines where the library cannot be loaded", async () => {
  const made = await sentJob(app(), { language: "en" });
  const page = await eyes.page({ ...touch, viewport: phone, expected: /signature_pad|ERR_FAILED/ });
  await page.route(/signature_pad/, (route) => route.abort());
  await page.goto(made.path);
  await page.getByLabel("Your full name").focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Send my answers");
  await draw(page, slope);
  await draw(page, flat);
  expect(await drawnIn(page)).toHaveLength(2);
  expect(await inked(page)).toBeGreaterThan(0);
});

test("Keeps no more strokes than may be sent", async () => {
  const made = await sentJob(app(), { language: "en" });
  const page = await eyes.page({ ...touch, viewport: phone });
  await page.goto(made.path);
  await draw(page, flat);
  await hasLibrary(page);
  for (let n = 0; n < 66; n++) await draw(page, [[n / 70, 0.2]]);
  expect((await drawnIn(page)).length).toBe(64);
});

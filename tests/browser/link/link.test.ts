import { expect, test } from "vitest";
import { linkSettings } from "#app/features/approval/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { accessible, openBrowser, ready } from "../../support/browser.ts";
import { quotedJob, recordsOf, send, sentJob } from "../../support/links/links.ts";

const app = openApp();
const eyes = openBrowser(app);
const small = { width: 320, height: 640 };

test("An advisor sends in English; the customer reads Spanish, without a script, and signs", async () => {
  const made = await quotedJob(app(), { language: "es", customerEmail: "" });
  const office = await eyes.page({ as: made.owner });
  await office.goto(`/repair-cms/${made.job.id}/send`);
  await ready(office);
  await accessible(office);
  await office.getByRole("button", { name: "Create the link" }).click();
  const link = await office.getByLabel("Link", { exact: true }).inputValue();

  const phone = await eyes.page({ viewport: small, javaScriptEnabled: false });
  await phone.goto(new URL(link).pathname);
  const [first, second] = made.quotes;
  await phone.locator(`[name=answer-${first!.id}]`).nth(0).check();
  await phone.locator(`[name=answer-${second!.id}]`).nth(1).check();
  await phone.getByLabel("Su nombre completo").fill("Ana Pérez");
  await phone.getByRole("button", { name: "Enviar mis respuestas" }).click();
  await phone.getByRole("heading", { name: "Sus respuestas fueron enviadas" }).waitFor();
  await phone.getByRole("link", { name: "Comprobante de sus respuestas" }).click();
  expect(await phone.textContent("main")).toContain("exactamente lo que se envió");

  await office.goto(`/repair-cms/${made.job.id}`);
  await office.getByRole("link", { name: "Customer answered" }).waitFor();
  const { quotes } = await recordsOf(app(), made);
  expect(quotes.map(({ status }) => status)).toEqual(["approved", "rejected"]);
});

test("After a mistake the page is at the field that lacks something, without a script", async () => {
  const { path, quotes } = await sentJob(app(), { language: "en" });
  const page = await eyes.page({ viewport: small, javaScriptEnabled: false, expected: /422/ });
  await page.goto(path);
  await page.locator(`[name=answer-${quotes[0]!.id}]`).nth(0).check();
  await page.getByRole("button", { name: "Send my answers" }).click();
  const field = page.locator(`#answer-${quotes[1]!.id}`);
  await page.locator("[role=alert]").waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  expect(await field.isChecked()).toBe(true);
});

test("Asks a deposit of what is chosen, and none before that", async () => {
  const made = await quotedJob(app(), { language: "en", quotes: 1 });
  const settings = { shopId: made.ref.shopId, expiryDays: 7, depositPercent: 30 };
  await app()
    .db.insert(linkSettings)
    .values({ ...settings, updatedAt: new Date() });
  const page = await eyes.page({ viewport: small });
  await page.goto(await send(app(), made));
  const deposit = page.locator("[data-deposit]");
  await deposit.waitFor({ state: "hidden" });
  await page.locator("[value=approve]").check();
  expect(await deposit.textContent()).toContain("a deposit of $111.87, 30% of $372.90");
  expect(await deposit.isVisible()).toBe(true);
  await page.locator("[value=decline]").check();
  expect(await deposit.isVisible()).toBe(false);
});

test.each(["light", "dark"] as const)(
  "The customer's page can be read by all, %s",
  async (colorScheme) => {
    const { path } = await sentJob(app(), { language: "es" });
    const page = await eyes.page({ viewport: small, colorScheme });
    await page.goto(path);
    await accessible(page);
    const wide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(wide)).toBe(false);
    await page.locator("[value=approve]").first().check();
    expect(await page.locator("output").textContent()).toBe("$372.90");
  },
);

test("Keeps answers and name when the customer asks something or changes the language", async () => {
  const { path, quotes } = await sentJob(app(), { language: "en" });
  const page = await eyes.page({ viewport: small });
  await page.goto(path);
  await page.locator(`[name=answer-${quotes[0]!.id}]`).nth(0).check();
  await page.locator(`[name=answer-${quotes[1]!.id}]`).nth(1).check();
  await page.locator(`[name=reason-${quotes[1]!.id}]`).fill("Too dear");
  await page.getByLabel("Your full name").fill("Ana Pérez");
  await page.getByLabel("Your question").fill("Is it safe to drive?");
  await page.getByRole("link", { name: "Español" }).click();
  await page.getByLabel("Su pregunta").waitFor();
  expect(await page.getByLabel("Su pregunta").inputValue()).toBe("Is it safe to drive?");
  await page.getByRole("button", { name: "Enviar pregunta" }).click();
  await page.locator("#ask article").waitFor();
  expect(await page.getByLabel("Su pregunta").inputValue()).toBe("");
  expect(await page.getByLabel("Su nombre completo").inputValue()).toBe("Ana Pérez");
  expect(await page.locator(`[name=reason-${quotes[1]!.id}]`).inputValue()).toBe("Too dear");
  expect(await page.locator("output").textContent()).toBe("$372.90");
  await page.getByRole("button", { name: "Enviar mis respuestas" }).click();
  await page.getByRole("heading", { name: "Sus respuestas fueron enviadas" }).waitFor();
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain("Ana");
});

test("Asks for a reason of those who decline only, and keeps amounts beside their lines", async () => {
  const { path, quotes } = await sentJob(app(), { language: "en" });
  const page = await eyes.page({ viewport: small });
  await page.goto(path);
  const why = page.locator(`[name=reason-${quotes[0]!.id}]`);
  expect(await why.isVisible()).toBe(false);
  await page.locator(`[name=answer-${quotes[0]!.id}]`).nth(1).check();
  expect(await why.isVisible()).toBe(true);
  const [line] = await page.locator(".lines li").all();
  const [said, amount] = await Promise.all([
    line!.locator("> :first-child").boundingBox(),
    line!.locator("> :last-child").boundingBox(),
  ]);
  expect(amount!.y).toBe(said!.y);
  expect(amount!.x).toBeGreaterThanOrEqual(said!.x + said!.width);
});

test("Keeps what is approved at the foot of the screen, which leads to the signature", async () => {
  const { path, quotes } = await sentJob(app(), { language: "en" });
  const page = await eyes.page({ viewport: { width: 390, height: 844 } });
  await page.goto(path);
  const [approve, decline] = await page.locator(`[name=answer-${quotes[0]!.id}]`).all();
  const boxes = await Promise.all([approve!.boundingBox(), decline!.boundingBox()]);
  expect(boxes[0]!.y).toBe(boxes[1]!.y);
  expect(Math.min(...boxes.map((box) => box!.height))).toBeGreaterThanOrEqual(52);
  await approve!.check();
  const foot = (await page.locator("output").boundingBox())!;
  expect(foot.y).toBeLessThan(844);
  expect(foot.y).toBeGreaterThan(744);
  // Checking an answer may have scrolled to it, and so to the signature.
  await page.evaluate(() => scrollTo(0, 0));
  const sign = page.getByRole("link", { name: "Sign" });
  await sign.click();
  await sign.waitFor({ state: "hidden" });
  await expect
    .poll(() =>
      page
        .locator("#sign")
        .boundingBox()
        .then((box) => box!.y),
    )
    .toBeLessThan(400);
});

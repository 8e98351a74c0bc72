import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { desk, openBrowser, phone, ready } from "../../support/browser.ts";
import { send } from "../../support/links/links.ts";
import { makeQuote } from "../../support/make.ts";
import { itIs } from "../../support/messages/night.ts";
import { talkingShop } from "../../support/messages/talking-shop.ts";
import { openTelephone } from "../../support/messages/telephone.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

test("From the quote to the thanks: an advisor in English at a desk, a customer in Spanish", {
  timeout: 120_000,
}, async () => {
  const shop = await talkingShop(app, "es");
  await itIs(app(), shop.shopId, 12);
  const { owner, job, shopId } = shop;
  const quote = await makeQuote(app().db, { owner, job, description: "Frenos delanteros" });
  await send(app(), { owner, job, quotes: [quote], ref: { shopId, jobId: job.id } });
  const worksAt = { shopId, role: "advisor" } as const;
  const advisor = await signedIn(app().db, "free", { worksAt });
  const page = await eyes.page({ as: advisor, viewport: desk });
  const telephone = await openTelephone(app(), await eyes.page({ viewport: phone }), shop.phone);

  const open = async (template = "") => {
    await page.goto(`${shop.path}?job=${job.id}&lng=en`);
    await ready(page);
    if (template === "") return;
    await page.getByText("Templates", { exact: true }).click();
    await page.getByRole("link", { name: template }).click();
    await page.getByLabel("Your message").and(page.getByText(/\w/)).waitFor();
  };
  const sends = async () => {
    await page.getByRole("button", { name: "Go on" }).click();
    await page.getByRole("button", { name: "Send", exact: true }).click();
  };

  // In English, with the original a tap away.
  const cameIn = (words: string) =>
    page.getByText(words).waitFor({ state: "attached", timeout: 5_500 });

  // The quote, by text message, with what the customer will read seen before.
  await open("Quote ready");
  await page.getByLabel("Send by").selectOption("sms");
  await page.getByRole("button", { name: "Go on" }).click();
  const seen = await page.getByLabel(/^In Spanish/).inputValue();
  expect(seen).toContain("Ya está lista la cotización de su");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await telephone.reads("Ya está lista la cotización de su");

  // An incoming message appears on the advisor's page without a tap.
  await telephone.writes("¿por qué tan caro?");
  await cameIn("¿por qué tan caro?");
  await page
    .getByText(/Spanish original/)
    .last()
    .click();
  await page.getByText("¿por qué tan caro?").waitFor();
  await page.getByLabel("Your message").fill("The price includes pads and rotors.");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByLabel(/^In Spanish/).fill("El precio incluye balatas y discos.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await telephone.reads("El precio incluye balatas y discos.");

  // The link of the message is opened and answered.
  const customer = await eyes.page({ viewport: phone });
  await customer.goto(/\/q\/[0-9a-f]{64}/.exec(seen)![0]);
  await customer.locator(`[name=answer-${quote.id}]`).first().check();
  await customer.getByLabel("Su nombre completo").fill("María Pérez");
  await customer.getByRole("button", { name: "Enviar mis respuestas" }).click();
  await customer.getByRole("heading", { name: "Sus respuestas fueron enviadas" }).waitFor();

  for (const [template, read] of [
    ["Approved", "Recibimos su aprobación"],
    ["Part is late", "un repuesto de su"],
    ["Ready for pickup", "ya está listo para recoger"],
  ] as const) {
    await open(template);
    await sends();
    await telephone.reads(new RegExp(read));
  }
  await telephone.writes("muchas gracias, paso a las 5");
  await cameIn("muchas gracias, paso a las 5");
  const said = await shop.messages();
  expect(said.map(({ direction }) => direction).join(" ")).toBe("out in out out out out in");
  expect(said.filter(({ translationState }) => translationState === "template")).toHaveLength(4);
});

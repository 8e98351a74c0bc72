import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { links } from "#app/features/approval/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { stripeOf } from "../../support/billing/stripe.ts";
import { readyShop } from "../../support/cards/cards.ts";
import { paidInvoice } from "../../support/cards/returns.ts";
import { countLetters, letterTo } from "../../support/letters.ts";

const app = openApp();
beforeEach(async () => void (await stripeOf(app()).setDeliveries("held")));
afterAll(async () => void (await stripeOf(app()).setDeliveries("on")));

/** A paid invoice of a customer with this address. */
async function paidBy(email: string, language: "en" | "es", receipts = true) {
  const shop = await readyShop(app());
  if (!receipts) {
    const page = await (await app().visit(shop.settings, { as: shop.owner })).text();
    expect(page).toContain("Stop sending receipts");
    await app().visit(`${shop.settings}/receipts`, { as: shop.owner, form: { send: "no" } });
  }
  const job = await paidInvoice(app(), shop);
  const { db } = app();
  await db
    .update(repairJobs)
    .set({ customerEmail: email, language })
    .where(eq(repairJobs.id, job.ref.jobId));
  await db.update(links).set({ email: null }).where(eq(links.jobId, job.ref.jobId));
  return job;
}

test("Who paid by card gets one receipt in her language, and one of what goes back", async () => {
  const email = `ana${Date.now()}@customer.test`;
  const job = await paidBy(email, "es");
  await job.deliver();
  await app().quarter();
  await app().quarter();
  const receipt = await letterTo(app(), email);
  expect(receipt).toContain("Comprobante: $372.90 pagados");
  await job.refund("72.90");
  await job.deliver();
  await app().quarter();
  const refund = await letterTo(app(), email);
  expect(refund).toContain("Devolución: $72.90");
  const [made] = await job.atStripe();
  await job.bounce(made!.id);
  await job.deliver();
  await app().quarter();
  expect(await letterTo(app(), email)).toContain("no llegó");
  expect(await countLetters(app(), email, "", 4)).toBe(3);
});

test("A shop that sends no receipts sends none, and the money counts all the same", async () => {
  const email = `eve${Date.now()}@customer.test`;
  const job = await paidBy(email, "en", false);
  await app().quarter();
  expect(await countLetters(app(), email, "")).toBe(0);
  expect((await job.returns()).paid).toHaveLength(1);
});

test("What Stripe charged stands in the closing of the day and in the file", async () => {
  const job = await paidBy("", "en");
  const day = "/repair-cms/reports/day";
  const read = async (path: string) => (await app().visit(path, { as: job.owner })).text();
  expect(await read(day)).toContain("Card payments whose fee Stripe has not told yet: 1.");
  await job.deliver();
  await job.refund("100.00");
  const page = await read(day);
  expect(page).toContain("Stripe’s fees for these card payments: $11.11.");
  expect(page).not.toContain("has not told yet");
  const file = await read("/repair-cms/reports/register.csv?period=month");
  const lines = file.split("\r\n").filter((line) => line.includes("Card, from the link"));
  expect(lines.map((line) => line.split(",").at(-1))).toEqual(["", "11.11"]);
  expect(file.split("\r\n")[0]).toContain("Card fee");
});

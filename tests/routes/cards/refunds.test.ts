import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { stripeOf } from "../../support/billing/stripe.ts";
import { readyShop } from "../../support/cards/cards.ts";
import { paidInvoice } from "../../support/cards/returns.ts";

const app = openApp();
beforeEach(async () => void (await stripeOf(app()).setDeliveries("held")));
afterAll(async () => void (await stripeOf(app()).setDeliveries("on")));

const paidJob = async () => paidInvoice(app(), await readyShop(app()));
const sum = (list: readonly { amount: number }[]) =>
  list.reduce((total, { amount }) => total + amount, 0);
const read = async (path: string, as?: { cookie: string }) =>
  (await app().visit(path, as ? { as } : {})).text();

test("A refund goes to the card through Stripe, in parts, and names the payment that it returns", async () => {
  const job = await paidJob();
  const form = await read(`${job.at}/payments/new?return=${job.paymentId}`, job.owner);
  expect(form).toContain("Back to the card");
  expect((await job.refund("100.00")).status).toBe(302);
  expect((await job.refund("72.90")).status).toBe(302);
  const { refunds, paid, events } = await job.returns();
  expect(refunds).toMatchObject([
    { cents: 100_00, state: "done", moved: 100_00 },
    { cents: 72_90, state: "done" },
  ]);
  const refund = { refundOf: job.paymentId, way: "cardLink", invoiceNumber: 1, note: "Goodwill" };
  expect(paid).toMatchObject([
    { amount: 372_90 },
    { amount: -100_00, ...refund },
    { amount: -72_90, ...refund },
  ]);
  expect((await job.atStripe()).map(({ amount }) => amount)).toEqual([100_00, 72_90]);
  expect(events.filter((what) => what === "cardRefunded")).toHaveLength(2);
  const tooMuch = await job.refund("200.01");
  expect(tooMuch.status).toBe(422);
  expect(await tooMuch.text()).toContain("At most $200.00 can be refunded.");
  const page = await read(`${job.link}?lng=es`);
  expect(page).toMatch(/Devuelto a su tarjeta el [^<]+: \$100\.00/);
  await job.deliver();
  expect((await job.returns()).paid).toHaveLength(3);
});

test("A form that is sent twice, and forms beside each other, refund no more than was paid", async () => {
  const job = await paidJob();
  const id = newId();
  const twice = await Promise.all([1, 2, 3].map(() => job.refund("300.00", { id })));
  expect(
    twice.map(({ status }) => status).filter((status) => status === 302).length,
  ).toBeGreaterThan(0);
  const beside = await Promise.all([1, 2, 3, 4].map(() => job.refund("72.90")));
  expect(beside.filter(({ status }) => status === 302).length).toBeLessThan(2);
  const { paid, refunds } = await job.returns();
  expect(sum(paid)).toBeGreaterThanOrEqual(0);
  const done = refunds.filter(({ state }) => state === "done");
  expect(sum(await job.atStripe())).toBe(done.reduce((total, { cents }) => total + cents, 0));
  expect(sum(paid)).toBe(372_90 - sum(await job.atStripe()));
});

test("A refund with a credit note leaves nothing owed, and in the invoice's currency to the cent", async () => {
  const job = await paidJob();
  expect((await job.refund("20.00", { credit: "yes" })).status).toBe(302);
  const page = await read(`${job.at}/invoices/1`, job.owner);
  expect(page).toContain("Credit note 1");
  expect(await read(`${job.link}?lng=en`)).not.toContain("Pay by card");
  expect(sum((await job.returns()).paid)).toBe(352_90);
});

test("What was refunded in Stripe's dashboard meanwhile leaves less to refund, and lands once", async () => {
  const job = await paidJob();
  await job.inDashboard(272_90);
  const tooMuch = await job.refund("100.01");
  expect(tooMuch.status).toBe(422);
  expect(await tooMuch.text()).toContain("At most $100.00 can be refunded.");
  expect((await job.refund("100.00")).status).toBe(302);
  await Promise.all([job.deliver(), job.deliver()]);
  const { paid, refunds } = await job.returns();
  expect(paid.map(({ amount }) => amount)).toEqual([372_90, -272_90, -100_00]);
  expect(refunds.map(({ createdBy }) => createdBy === "")).toContain(true);
  expect(paid[1]!.note).toMatch(/^Stripe re_/);
});

test("A refund of the dashboard whose webhooks are lost lands by the sweep", async () => {
  const job = await paidJob();
  await stripeOf(app()).setDeliveries("off");
  await job.inDashboard();
  await app()
    .db.update(cardPayments)
    .set({ checkAt: new Date(Date.now() - 1000) })
    .where(eq(cardPayments.id, job.paymentId));
  await app().quarter();
  const { paid, card } = await job.returns();
  expect(paid.map(({ amount }) => amount)).toEqual([372_90, -372_90]);
  expect(card.fee).toBe(1111);
});

test("A refund that Stripe does not make takes nothing, says so, and can be tried again", async () => {
  const job = await paidJob();
  const { command } = stripeOf(app());
  await command({ command: "let refunds", account: job.account, work: false });
  const refused = await job.refund("50.00");
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Stripe did not make this refund.");
  expect((await job.returns()).paid).toHaveLength(1);
  expect(await read(job.at, job.owner)).toContain("$50.00 could not be refunded");
  await command({ command: "let refunds", account: job.account, work: true });
  expect((await job.refund("50.00")).status).toBe(302);
  expect(await read(job.at, job.owner)).not.toContain(
    "could not be refunded to the customer’s card.</",
  );
  expect(sum((await job.returns()).paid)).toBe(322_90);
});

test("A refund that the bank sends back is counted again, and shop and customer read it", async () => {
  const job = await paidJob();
  await job.refund("50.00");
  const [made] = await job.atStripe();
  await job.bounce(made!.id);
  await Promise.all([job.deliver(), job.deliver()]);
  const { paid, refunds, events } = await job.returns();
  expect(paid).toMatchObject([
    { amount: 372_90 },
    { amount: -50_00 },
    { amount: 50_00, refundOf: job.paymentId },
  ]);
  expect(refunds).toMatchObject([{ state: "failed", moved: 0, failure: "lost_or_stolen_card" }]);
  expect(events).toContain("cardRefundFailed");
  expect(await read(job.at, job.owner)).toContain("Refund that came back");
  expect(await read(`${job.link}?lng=en`)).toContain("$50.00 could not be refunded to your card.");
  expect((await job.refund("372.90")).status).toBe(302);
});

test("A refund in cash leaves less for the card, and technicians refund nothing", async () => {
  const job = await paidJob();
  expect((await job.refund("300.00", { way: "cash" })).status).toBe(302);
  expect(await (await job.refund("72.91")).text()).toContain("At most $72.90");
  expect(await job.atStripe()).toEqual([]);
});

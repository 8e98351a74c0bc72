import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { stripeOf } from "../../support/billing/stripe.ts";
import { agreedJob, cardShop, payWith, press, readyShop } from "../../support/cards/cards.ts";

const app = openApp();
// Stripe sends no event unless a test releases it.
beforeEach(async () => void (await stripeOf(app()).setDeliveries("off")));
afterAll(async () => void (await stripeOf(app()).setDeliveries("on")));

const read = async (path: string, as?: { cookie: string }) =>
  (await app().visit(path, as ? { as } : {})).text();

test("A customer pays the deposit from the link, without a script, and reads that it is paid", async () => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  const page = await read(`${job.link}?lng=en`);
  expect(page).toContain("Pay deposit by card: $111.87");
  const { headers } = await app().visit(job.link);
  expect(headers.get("content-security-policy")).toContain("form-action 'self'");

  const session = await press(app(), job.link);
  expect(await (await app().demo(`/demo/pay/${session}`)).text()).toContain("$111.87");
  const { status, to } = await payWith(app(), session);
  expect(status).toBe(303);
  const back = await app().visit(to!);
  expect(back.headers.get("location")).toBe(`${job.link}?lng=en#pay`);

  const paid = await read(`${job.link}?lng=en`);
  expect(paid).toMatch(/Paid by card on [^<]+: \$111\.87/);
  expect(paid).toContain("The deposit is paid.");
  expect(paid).not.toContain("Pay deposit by card");
  const { paid: rows, cards, events } = await job.money();
  expect(rows).toMatchObject([
    { amount: 111_87, way: "cardLink", invoiceNumber: null, currency: "USD", id: cards[0]!.id },
  ]);
  expect(cards).toMatchObject([{ state: "paid", cents: 111_87, returned: 0, revision: 1 }]);
  expect(events).toContain("cardPaid");
  const seen = await read(job.at, shop.owner);
  expect(seen).toContain("Card, from the link");
  expect(seen).toContain("paid $111.87 by card from the link.");
});

test("A customer pays an invoice in Spanish: the rest that is owed, and no more", async () => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  await job.atCounter("100.00");
  const invoice = await job.invoice();
  expect(await read(`${invoice}?lng=es`)).toContain("Pagar con tarjeta: $272.90");
  const session = await press(app(), invoice, "es");
  expect(await (await app().demo(`/demo/pay/${session}`)).text()).toContain('lang="es"');
  const { to } = await payWith(app(), session);
  await app().visit(to!);
  const page = await read(`${invoice}?lng=es`);
  expect(page).toMatch(/Pagado con tarjeta el [^<]+: \$272\.90/);
  expect(page).toContain("Pagada por completo");
  expect((await job.money()).paid).toMatchObject([
    { amount: 100_00 },
    { amount: 272_90, invoiceNumber: 1, way: "cardLink" },
  ]);
  expect(await press(app(), invoice)).toBe(invoice);
  expect((await job.money()).cards).toHaveLength(1);
});

test("Two phones at once share one page of Stripe's and pay once", async () => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  const [one, other] = await Promise.all([press(app(), job.link), press(app(), job.link)]);
  expect(one).toMatch(/^cs_test_/);
  expect(other).toBe(one);
  expect((await payWith(app(), one)).status).toBe(303);
  expect((await payWith(app(), other)).status).toBe(200);
  expect(await press(app(), job.link)).toBe(job.link);
  const { paid, cards } = await job.money();
  expect(paid).toMatchObject([{ amount: 111_87 }]);
  expect(cards).toHaveLength(1);
});

test("What was paid at the counter meanwhile goes back to the card, in whole or in part", async () => {
  const shop = await readyShop(app());
  const whole = await agreedJob(app(), shop);
  const late = await press(app(), whole.link);
  await whole.atCounter("111.87");
  await app().visit((await payWith(app(), late)).to!);
  const wholly = await whole.money();
  expect(wholly.paid).toMatchObject([{ amount: 111_87, way: "cash" }]);
  expect(wholly.cards).toMatchObject([{ state: "late", returned: 111_87, returnState: "sent" }]);
  expect(wholly.events).toContain("cardReturned");
  expect(await read(`${whole.link}?lng=en`)).toContain("$111.87 came in after it was already paid");
  expect(await read(whole.at, shop.owner)).toContain("returned $111.87 to the customer’s card");

  const part = await agreedJob(app(), shop);
  const invoice = await part.invoice();
  const session = await press(app(), invoice);
  await part.atCounter("300.00", "1");
  await app().visit((await payWith(app(), session)).to!);
  const partly = await part.money();
  expect(partly.paid).toMatchObject([{ amount: 300_00 }, { amount: 72_90, way: "cardLink" }]);
  expect(partly.cards).toMatchObject([{ state: "paid", returned: 300_00, returnState: "sent" }]);
  const page = await read(`${invoice}?lng=en`);
  expect(page).toMatch(/Paid by card on [^<]+: \$72\.90/);
  expect(page).toContain("$300.00 came in after it was already paid");
});

test("A voided invoice takes no card, and gives back what came after", async () => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  const invoice = await job.invoice();
  const session = await press(app(), invoice);
  const credit = await app().visit(`${job.at}/invoices/1/credit`, {
    as: shop.owner,
    form: { id: crypto.randomUUID(), take: "all", reason: "Wrong car" },
  });
  expect(credit.status).toBeLessThan(400);
  await app().visit((await payWith(app(), session)).to!);
  const { paid, cards } = await job.money();
  expect(paid).toEqual([]);
  expect(cards).toMatchObject([{ state: "late", returned: 372_90, returnState: "sent" }]);
  expect(await press(app(), invoice)).toBe(invoice);
});

test("A page for an amount that has changed is closed, and the next asks what is owed now", async () => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  const first = await press(app(), job.link);
  await job.atCounter("11.87");
  const second = await press(app(), job.link);
  expect(second).not.toBe(first);
  expect((await payWith(app(), first)).status).toBe(410);
  await app().visit((await payWith(app(), second)).to!);
  const { paid, cards } = await job.money();
  expect(paid).toMatchObject([{ amount: 11_87 }, { amount: 100_00 }]);
  expect(cards.map(({ state }) => state)).toEqual(["closed", "paid"]);
});

test("A declined card pays nothing, and another may be tried on the same page", async () => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  const session = await press(app(), job.link);
  expect((await payWith(app(), session, "4000 0000 0000 0341")).status).toBe(402);
  expect((await payWith(app(), session, "4000 0000 0000 9995")).status).toBe(402);
  await app().visit(`${job.link}/pay?lng=en`);
  expect((await job.money()).paid).toEqual([]);
  expect(await read(`${job.link}?lng=en`)).toContain("Pay deposit by card: $111.87");
  await app().visit((await payWith(app(), session)).to!);
  expect((await job.money()).paid).toMatchObject([{ amount: 111_87 }]);
});

test("Offers no card where the shop has none to take, and says so to who presses all the same", async () => {
  const shop = await cardShop(app());
  const job = await agreedJob(app(), shop);
  const offers = async () => (await read(`${job.link}?lng=en`)).includes("Pay deposit by card");
  expect(await offers()).toBe(false);
  expect(await press(app(), job.link)).toBe(job.link);
  await shop.connect();
  expect(await offers()).toBe(false);
  await shop.decide("ready");
  expect(await offers()).toBe(true);
  await app().visit(`${shop.settings}/disconnect`, { as: shop.owner, form: {} });
  expect(await offers()).toBe(false);
  expect((await job.money()).cards).toEqual([]);
  const refused = await app().visit(`${job.link}/pay`, { form: {} });
  expect(await read(refused.headers.get("location")!.split("#")[0]!)).toContain(
    "could not be opened",
  );
});

test("What is paid on a page that was open when the shop disconnected still counts", async () => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  const session = await press(app(), job.link);
  await app().visit(`${shop.settings}/disconnect`, { as: shop.owner, form: {} });
  await app().visit((await payWith(app(), session)).to!);
  expect((await job.money()).paid).toMatchObject([{ amount: 111_87 }]);
});

test("Unknown, revoked and own links open no page of Stripe's", async () => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  const unknown = `/q/${"0".repeat(64)}`;
  expect(await press(app(), unknown)).toBe(unknown);
  expect(await press(app(), `${unknown}/invoice`)).toBe(`${unknown}/invoice`);
  const own = await app().visit(`${job.link}/pay`, { as: shop.owner, form: {} });
  expect(own.headers.get("location")).toBe(job.link);
  expect((await job.money()).cards).toEqual([]);
});

test("A page on an account that Stripe closed to us is given up after two hours, for one on the next", async () => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  const first = await press(app(), job.link);
  await shop.decide("gone");
  await shop.connect();
  await shop.decide("ready");
  expect(await press(app(), job.link)).toBe(job.link);
  await app()
    .db.update(cardPayments)
    .set({ createdAt: new Date(Date.now() - 3 * 60 * 60_000) })
    .where(eq(cardPayments.jobId, job.ref.jobId));
  const second = await press(app(), job.link);
  expect(second).toMatch(/^cs_test_/);
  expect(second).not.toBe(first);
  await app().visit((await payWith(app(), second)).to!);
  const { paid, cards } = await job.money();
  expect(paid).toMatchObject([{ amount: 111_87 }]);
  expect(cards.map(({ state }) => state)).toEqual(["closed", "paid"]);
});

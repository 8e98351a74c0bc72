import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { stripeOf } from "../../support/billing/stripe.ts";
import { agreedJob, payWith, readyShop } from "../../support/cards/cards.ts";

const app = openApp();
beforeEach(async () => void (await stripeOf(app()).setDeliveries("off")));
afterAll(async () => void (await stripeOf(app()).setDeliveries("on")));

const read = async (path: string) => (await app().visit(path)).text();

/** Asks for a part; Stripe's page, or where it leads back to. */
async function pressPart(page: string, amount: string) {
  const answer = await app().visit(`${page}/pay?lng=en`, { form: { amount } });
  const to = new URL(answer.headers.get("location")!, app().origin);
  return { session: /^\/demo\/pay\/(.+)/.exec(to.pathname)?.[1], to: to.pathname + to.search };
}

async function payPart(page: string, amount: string) {
  const { session } = await pressPart(page, amount);
  await app().visit((await payWith(app(), session!)).to!);
}

test("A customer pays a deposit and an invoice in parts, and no more than is owed", async () => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  expect(await read(`${job.link}?lng=en`)).toContain("From $0.50 to $111.87.");
  await payPart(job.link, "11.87");
  const page = await read(`${job.link}?lng=en`);
  expect(page).toMatch(/Paid by card on [^<]+: \$11\.87/);
  expect(page).toContain("Pay deposit by card: $100.00");
  const invoice = await job.invoice();
  await payPart(invoice, "$61.03");
  await payPart(invoice, "300");
  const { paid, cards } = await job.money();
  expect(paid.map(({ amount }) => amount)).toEqual([11_87, 61_03, 300_00]);
  expect(cards.every(({ returned }) => returned === 0)).toBe(true);
  expect(await read(`${invoice}?lng=en`)).not.toContain("Pay a part");
});

test.each([
  ["9,999", "partHigh", "That is more than is owed now."],
  ["0.49", "partLow", "That is less than a card can pay."],
  ["ten", "partUnread", "Write the amount in numbers."],
  ["-5", "partUnread", "Write the amount in numbers."],
  ['"><b>x', "partUnread", "Write the amount in numbers."],
])("Refuses %s, says why beside the field, and keeps it", async (typed, note, said) => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  const { session, to } = await pressPart(job.link, typed);
  expect(session).toBeUndefined();
  expect(to).toContain(`pay=${note}`);
  const page = await read(to);
  expect(page).toContain(said);
  expect(page).toContain(
    `value="${typed.replaceAll('"', "&quot;").replace("><b>", "&gt;&lt;b&gt;")}"`,
  );
  expect((await job.money()).cards).toEqual([]);
});

test("A shop that forbids parts takes the whole amount alone", async () => {
  const shop = await readyShop(app());
  const { owner } = shop;
  const ofShop = eq(shopSettings.shopId, owner.shopId);
  const [before] = await app().db.select().from(shopSettings).where(ofShop);
  const saved = await app().visit(shop.settings, {
    as: owner,
    form: { version: String(before!.version), "ways-en": "", "ways-es": "" },
  });
  expect(saved.status).toBeLessThan(400);
  const [row] = await app().db.select().from(shopSettings).where(ofShop);
  expect(row!.partPayments).toBe(false);
  const job = await agreedJob(app(), shop);
  expect(await read(`${job.link}?lng=en`)).not.toContain("Pay a part");
  const { to } = await pressPart(job.link, "50");
  expect(to).toContain("pay=partsRefused");
  expect((await pressPart(job.link, "111.87")).session).toBeDefined();
});

test("Another amount closes the page that was open for the deposit", async () => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  const first = await pressPart(job.link, "20");
  const again = await pressPart(job.link, "20");
  expect(again.session).toBe(first.session);
  const other = await pressPart(job.link, "30");
  expect(other.session).not.toBe(first.session);
  const { cards } = await job.money();
  expect(cards.map(({ state, cents }) => [state, cents])).toEqual([
    ["closed", 20_00],
    ["open", 30_00],
  ]);
});

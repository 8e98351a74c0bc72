import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { stripeEvents } from "#app/features/billing/tables.server.ts";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { stripeOf } from "../../support/billing/stripe.ts";
import { type Delivery, signed } from "../../support/billing/webhooks.ts";
import { agreedJob, payWith, press, readyShop } from "../../support/cards/cards.ts";

const app = openApp();
const stripe = () => stripeOf(app());
const key = "whsec_llave_demo_connect";
beforeEach(async () => void (await stripe().setDeliveries("held")));
afterAll(async () => void (await stripe().setDeliveries("on")));

/** A job whose deposit was paid on Stripe's page; the customer never came back. */
async function paidJob() {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  const session = await press(app(), job.link);
  expect((await payWith(app(), session)).status).toBe(303);
  expect((await job.money()).paid).toEqual([]);
  const account = (await shop.accountOf())!.stripeAccount;
  const events = async () => (await stripe().deliveries(account)).map(({ event }) => event);
  return { shop, job, session, account, events };
}

const post = ({ body, signature }: Delivery) =>
  app().worker("llave-stripe", "/webhooks/stripe-connect", {
    method: "POST",
    body,
    headers: { "stripe-signature": signature },
  });
const completed = (account: string, session: string, id = `evt_${crypto.randomUUID()}`) => ({
  id,
  object: "event",
  type: "checkout.session.completed",
  account,
  data: { object: { id: session, object: "checkout.session", amount_total: 1 } },
});
const isRecorded = async (id: string) =>
  (await app().db.select().from(stripeEvents).where(eq(stripeEvents.id, id))).length > 0;

test("Events that come twice, late and in any order count a payment once", async () => {
  const { job, events } = await paidJob();
  const all = await events();
  const order = [...all.toReversed(), ...all, ...all.toReversed()];
  const answers = await stripe().deliver(order);
  expect(new Set(answers)).toEqual(new Set([200]));
  const { paid, cards, events: told } = await job.money();
  expect(paid).toMatchObject([{ amount: 111_87, way: "cardLink" }]);
  expect(cards).toMatchObject([{ state: "paid", returned: 0 }]);
  expect(told.filter((what) => what === "cardPaid")).toHaveLength(1);
  for (const event of all) expect(await isRecorded(event)).toBe(true);
});

test("Events beside each other, and the customer who comes back, count a payment once", async () => {
  const { job, session, account } = await paidJob();
  const posts = Array.from({ length: 6 }, async () =>
    post(await signed(completed(account, session), { key })),
  );
  const back = [1, 2, 3].map(() => app().visit(`${job.link}/pay?lng=en&pay=done`));
  for (const answer of await Promise.all([...posts, ...back]))
    expect(answer.status).toBeLessThan(400);
  expect((await job.money()).paid).toMatchObject([{ amount: 111_87 }]);
});

test("A lost webhook costs a quarter of an hour: the sweep asks Stripe", async () => {
  const { job } = await paidJob();
  await app().quarter();
  expect((await job.money()).paid).toEqual([]);
  await app()
    .db.update(cardPayments)
    .set({ checkAt: new Date(Date.now() - 1000) })
    .where(eq(cardPayments.jobId, job.ref.jobId));
  await app().quarter();
  const { paid, cards } = await job.money();
  expect(paid).toMatchObject([{ amount: 111_87 }]);
  expect(cards).toMatchObject([{ state: "paid", fee: 354 }]);
  // From now on it is asked now and then what went back.
  expect(cards[0]!.checkAt!.getTime()).toBeGreaterThan(Date.now() + 60_000);
});

test("A return that Stripe refused to make is told, and not tried without end", async () => {
  const { job, account, events } = await paidJob();
  await job.atCounter("111.87");
  await stripe().command({ command: "let refunds", account, work: false });
  await stripe().deliver(await events());
  const { cards, events: told } = await job.money();
  expect(cards).toMatchObject([{ state: "late", returnState: "failed" }]);
  await stripe().deliver(await events());
  expect(told.filter((what) => what === "cardNotReturned")).toHaveLength(1);
  const page = await (await app().visit(`${job.link}?lng=en`)).text();
  expect(page).toContain("could not be returned to the card");
});

test("Forged and stale signatures, and the secret of the other webhook, write nothing", async () => {
  const { job, session, account } = await paidJob();
  for (const wrong of [
    { key: "whsec_forged000" },
    { key: "whsec_llave_demo_only" },
    { key, age: 900 },
  ]) {
    const event = completed(account, session);
    expect((await post(await signed(event, wrong))).status).toBe(400);
    expect(await isRecorded(event.id)).toBe(false);
  }
  expect((await job.money()).paid).toEqual([]);
});

test("An unknown account, and another shop's that names a session, write nothing of it", async () => {
  const { job, session } = await paidJob();
  const other = await readyShop(app());
  const unknown = completed("acct_0000000000000000", session);
  expect(await (await post(await signed(unknown, { key }))).text()).toBe("stranger");
  expect(await isRecorded(unknown.id)).toBe(false);
  const stolen = completed((await other.accountOf())!.stripeAccount, session);
  expect(await (await post(await signed(stolen, { key }))).text()).toBe("recorded");
  const { account: _, ...without } = completed("", session);
  expect(await (await post(await signed(without, { key }))).text()).toBe("stranger");
  expect((await job.money()).paid).toEqual([]);
});

test("An event whose payment Stripe does not confirm counts nothing", async () => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  const session = await press(app(), job.link);
  const event = completed((await shop.accountOf())!.stripeAccount, session);
  expect(await (await post(await signed(event, { key }))).text()).toBe("synced");
  const { paid, cards } = await job.money();
  expect(paid).toEqual([]);
  expect(cards).toMatchObject([{ state: "open" }]);
});

test("Another method than POST is refused", async () => {
  const answer = await app().worker("llave-stripe", "/webhooks/stripe-connect");
  expect(answer.status).toBe(405);
});

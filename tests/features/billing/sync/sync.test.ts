import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, subscriptions } from "#app/features/account/tables.server.ts";
import type { StripeSubscription } from "#app/features/billing/subscription/stripe-subscription.ts";
import { syncCustomer, syncUser } from "#app/features/billing/sync/sync.server.ts";
import { billingLetters, usedTrials } from "#app/features/billing/tables.server.ts";
import type { Payments } from "#app/platform/payments/payments.ts";
import { day } from "#app/values/calendar.ts";
import {
  fakePayments,
  invoiceOf,
  noon,
  openBooks,
  payer,
  seconds,
  subscriptionOf,
} from "../../../support/billing/billing.ts";

const books = openBooks();
const rowOf = async (id: string) =>
  (await books().db.select().from(subscriptions).where(eq(subscriptions.userId, id)).get())!;
const profileOf = async (id: string) =>
  (await books().db.select().from(profiles).where(eq(profiles.id, id)).get())!;
const lettersOf = async (id: string) =>
  (await books().db.select().from(billingLetters).where(eq(billingLetters.userId, id))).map(
    ({ kind }) => kind,
  );

/** A Stripe whose answers are let go one by one, in any order. */
function heldStripe() {
  const held: { release: () => void }[] = [];
  const state: { now: StripeSubscription | null } = { now: null };
  const listSubscriptions = (() => {
    const answer = state.now; // what is true at the moment of asking
    return new Promise((answered) =>
      held.push({ release: () => answered(answer ? [answer] : []) }),
    );
  }) as unknown as Payments["listSubscriptions"];
  const asked = async (times: number) => {
    while (held.length < times) await new Promise((later) => setTimeout(later, 1));
  };
  return { held, state, asked, payments: fakePayments(new Map(), { listSubscriptions }) };
}

const bronze = subscriptionOf({ price: "price_bronze" });
const diamond = subscriptionOf();

test("Of two syncs written out of order, the newer wins", async () => {
  for (const order of [
    [1, 0],
    [0, 1],
  ]) {
    const { id, customerId } = await payer(books().db);
    const { held, state, asked, payments } = heldStripe();
    const services = { db: books().db, payments };
    state.now = bronze;
    const older = syncCustomer(services, customerId, noon);
    await asked(1);
    state.now = diamond;
    const newer = syncCustomer(services, customerId, noon);
    await asked(2);
    held[order[0]!]!.release();
    await (order[0] === 1 ? newer : older);
    held[order[1]!]!.release();
    await asked(3); // the one that came second has to ask again
    held[2]!.release();
    await Promise.all([older, newer]);
    expect((await profileOf(id)).subscriptionStatus).toBe("premium");
    expect(await rowOf(id)).toMatchObject({ tier: "premium", version: 2 });
  }
});

test("Gives up on a row that keeps changing, and writes nothing", async () => {
  const { id, customerId } = await payer(books().db);
  const payments = fakePayments(new Map(), {
    listSubscriptions: async () => {
      await books()
        .d1.prepare("update subscriptions set version = version + 1 where user_id = ?")
        .bind(id)
        .run();
      return [diamond] as never;
    },
  });
  await expect(syncCustomer({ db: books().db, payments }, customerId, noon)).rejects.toThrow(
    "written by others",
  );
  expect((await profileOf(id)).subscriptionStatus).toBe("free");
});

test("Writes a plan again that was taken out of the profile while Stripe was asked", async () => {
  const { id, customerId } = await payer(books().db);
  const services = { db: books().db, payments: fakePayments(new Map([[customerId, diamond]])) };
  await syncCustomer(services, customerId, noon);
  const takeAway = books()
    .d1.prepare(
      "update profiles set subscription_status = 'free', version = version + 1 where id = ?",
    )
    .bind(id);
  let questions = 0;
  const listSubscriptions = (async () => {
    if (questions++ === 0) await takeAway.run();
    return [diamond];
  }) as unknown as Payments["listSubscriptions"];
  const event = { id: `evt_${id}`, type: "customer.subscription.updated", customerId };
  const payments = fakePayments(new Map(), { listSubscriptions });
  await syncCustomer({ ...services, payments }, customerId, noon, { event });
  expect(questions).toBe(2);
  expect((await profileOf(id)).subscriptionStatus).toBe("premium");
});

test("A sync never changes a grant", async () => {
  const { id, customerId } = await payer(books().db);
  const grant = { grantTier: "premium", grantEndsAt: new Date(noon + 300 * day) } as const;
  await books().db.update(profiles).set(grant).where(eq(profiles.id, id));
  for (const said of [bronze, { ...bronze, status: "canceled" }, null]) {
    await syncCustomer(
      { db: books().db, payments: fakePayments(new Map([[customerId, said]])) },
      customerId,
      noon,
    );
    expect(await profileOf(id)).toMatchObject(grant);
  }
});

test("Records a started trial once, also beyond the account", async () => {
  const { id, customerId } = await payer(books().db);
  const sync = (said: StripeSubscription) =>
    syncUser({ db: books().db, payments: fakePayments(new Map([[customerId, said]])) }, id, noon);
  const used = () =>
    books()
      .db.select()
      .from(usedTrials)
      .where(eq(usedTrials.emailHash, `key of ${id}`));
  await sync(diamond);
  expect(await used()).toEqual([]);
  await sync(subscriptionOf({ status: "trialing", trial_end: seconds(noon + 7 * day) }));
  await sync(subscriptionOf({ status: "active", trial_end: seconds(noon + 7 * day) }));
  expect(await used()).toHaveLength(1);
  await books().d1.prepare("delete from users where id = ?").bind(id).run();
  expect(await used()).toHaveLength(1);
  expect(await rowOf(id)).toBeUndefined();
});

test("Queues letters in the same batch, once per occasion", async () => {
  const { id, customerId } = await payer(books().db);
  const sync = (said: StripeSubscription) =>
    syncUser({ db: books().db, payments: fakePayments(new Map([[customerId, said]])) }, id, noon);
  const late = subscriptionOf({
    status: "past_due",
    invoices: [invoiceOf("open", noon)],
  });
  await sync(subscriptionOf({ status: "trialing", trial_end: seconds(noon + 7 * day) }));
  await sync(late);
  await sync(late);
  expect((await lettersOf(id)).sort()).toEqual(["paymentFailed", "trialEnding"]);
  await sync(subscriptionOf({ status: "canceled" }));
  await sync(subscriptionOf({ status: "canceled" }));
  expect((await lettersOf(id)).sort()).toEqual(["paymentFailed", "planEnded", "trialEnding"]);
});

test("Creates a missing profile, so that a paying member has access", async () => {
  const { id, customerId } = await payer(books().db);
  await books().db.delete(profiles).where(eq(profiles.id, id));
  await syncUser(
    { db: books().db, payments: fakePayments(new Map([[customerId, diamond]])) },
    id,
    noon,
  );
  expect(await profileOf(id)).toMatchObject({ subscriptionStatus: "premium", isAdmin: false });
});

test("A member without a Checkout is unknown to Stripe", async () => {
  expect(
    await syncUser({ db: books().db, payments: fakePayments(new Map()) }, "nobody", noon),
  ).toEqual({ ok: false, reason: "stranger" });
});

import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { sweepCardPayments } from "#app/features/cards/follow.server.ts";
import { type Services, settle } from "#app/features/cards/settle.server.ts";
import { cardPayments } from "#app/features/cards/tables.server.ts";
import { jobEvents } from "#app/features/repair/tables.server.ts";
import { PaymentError } from "#app/platform/payments/payment-error.ts";
import { makeCards } from "../../support/cards/make-cards.ts";
import { openD1 } from "../../support/d1.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = drizzle(d1);
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** A payment of which a part is due to go back, at a Stripe that answers like this. */
async function dueReturn(giveBack: () => Promise<{ id: string; status: string }>) {
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const job = await makeJob(db, { owner });
  const ref = { shopId: owner.shopId, jobId: job.id };
  await makeCards(db, ref);
  const ofJob = eq(cardPayments.jobId, job.id);
  await db
    .update(cardPayments)
    .set({ returnState: "due", refundId: null, checkAt: new Date(1000) })
    .where(ofJob);
  const services = { db, payments: { cards: { giveBack } } } as unknown as Services;
  const rowOf = async () => (await db.select().from(cardPayments).where(ofJob))[0]!;
  const told = async () =>
    (await db.select().from(jobEvents).where(eq(jobEvents.jobId, job.id))).map(({ what }) => what);
  return { services, rowOf, told };
}

test("What cannot be returned now is tried again by the sweep, and told once", async () => {
  let isDown = true;
  const made = await dueReturn(async () => {
    if (isDown) throw new PaymentError("unavailable", "down");
    return { id: "re_1", status: "succeeded" };
  });
  await expect(settle(made.services, await made.rowOf(), Date.now())).rejects.toThrow("down");
  await sweepCardPayments(made.services, Date.now());
  expect(await made.rowOf()).toMatchObject({ returnState: "due" });
  isDown = false;
  await sweepCardPayments(made.services, Date.now() + 2 * 60 * 60_000);
  await settle(made.services, await made.rowOf(), Date.now());
  expect(await made.rowOf()).toMatchObject({
    returnState: "sent",
    refundId: "re_1",
  });
  expect((await made.told()).filter((what) => what === "cardReturned")).toHaveLength(1);
});

test.each([
  [
    "an account gives back no more, because it lets us in no more",
    "unavailable",
    "account_invalid",
  ],
  ["the bank has taken back already", "refused", "charge_disputed"],
] as const)("What %s is told as not returned", async (_, kind, code) => {
  const made = await dueReturn(async () => {
    throw new PaymentError(kind, "No", { code });
  });
  await settle(made.services, await made.rowOf(), Date.now());
  expect(await made.rowOf()).toMatchObject({
    returnState: "failed",
    refundId: null,
  });
  expect(await made.told()).toContain("cardNotReturned");
});

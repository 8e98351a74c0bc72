import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changePlan } from "#app/features/billing/checkout/change-plan.server.ts";
import { billingLetters, stripeEvents } from "#app/features/billing/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { openBuyers } from "../../support/billing/buyers.ts";
import { paymentPlatform } from "../../support/billing/checkout.ts";

const app = openApp();
const { stripe, rowOf, profileOf, member } = openBuyers(app);

const eventsOf = async (customer: string) =>
  (await app().db.select().from(stripeEvents).where(eq(stripeEvents.customerId, customer))).map(
    ({ type }) => type,
  );

test("A dispute stops renewal and sends a letter; a refund changes nothing", async () => {
  const who = await member("medium");
  const { customerId } = await rowOf(who);
  await stripe().advanceTo("trial end", customerId);
  await expect.poll(async () => (await rowOf(who)).status, { timeout: 10_000 }).toBe("active");
  await stripe().command({ command: "refund", customer: customerId });
  await expect
    .poll(async () => (await eventsOf(customerId)).includes("charge.refunded"), { timeout: 10_000 })
    .toBe(true);
  expect(await rowOf(who)).toMatchObject({ tier: "medium", cancelAt: null });

  await stripe().command({ command: "dispute", customer: customerId });
  await expect.poll(async () => (await rowOf(who)).cancelAt, { timeout: 10_000 }).not.toBeNull();
  expect((await profileOf(who)).subscriptionStatus).toBe("medium");
  const letters = await app()
    .db.select()
    .from(billingLetters)
    .where(eq(billingLetters.userId, who.id));
  expect(letters.map(({ kind }) => kind)).toContain("paymentDisputed");
  expect(await changePlan(paymentPlatform(app()), who, "medium")).toEqual({
    ok: true,
    when: "kept",
  });
  expect((await rowOf(who)).cancelAt).toBeNull();
});

import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { profiles, subscriptions } from "#app/features/account/tables.server.ts";
import { startCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import type { App } from "../app.ts";
import { type Person, signedIn } from "../people.ts";
import { paymentPlatform } from "./checkout.ts";
import { stripeOf } from "./stripe.ts";

/** Members who buy a plan, by calls to billing on the running database. */
export function openBuyers(app: () => App) {
  const stripe = () => stripeOf(app());
  const person = () => signedIn(app().db, "free");
  const rowOf = async ({ id }: Person) =>
    (await app().db.select().from(subscriptions).where(eq(subscriptions.userId, id)).get())!;
  const profileOf = async ({ id }: Person) =>
    (await app().db.select().from(profiles).where(eq(profiles.id, id)).get())!;
  const start = (who: Person, plan: "medium" | "premium", language: "en" | "es" = "en") =>
    startCheckout(paymentPlatform(app()), who, { plan, language });
  const sessionOf = async (who: Person) =>
    stripe().client.checkout.sessions.retrieve((await rowOf(who)).checkoutId!);

  /** A member who subscribed through Checkout, with the webhook processed. */
  async function member(plan: "medium" | "premium", card?: string): Promise<Person> {
    const who = await person();
    expect((await start(who, plan)).ok).toBe(true);
    await stripe().pay((await rowOf(who)).checkoutId!, card);
    await expect
      .poll(async () => (await profileOf(who)).subscriptionStatus, { timeout: 10_000 })
      .toBe(plan);
    return who;
  }

  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  return { stripe, person, rowOf, profileOf, start, sessionOf, member };
}

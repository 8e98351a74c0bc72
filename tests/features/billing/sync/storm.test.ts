import { setImmediate as breath } from "node:timers/promises";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { profiles, subscriptions } from "#app/features/account/tables.server.ts";
import { readSubscription } from "#app/features/billing/subscription/subscription.ts";
import { stripeEvents } from "#app/features/billing/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openBooks, payer, seconds, subscriptionOf } from "../../../support/billing/billing.ts";
import {
  type Delivery,
  deliveryOf,
  failure,
  listOf,
  openWebhooks,
} from "../../../support/billing/webhooks.ts";
import { tries } from "../../../support/chance.ts";
import { tally } from "../../../support/tally.ts";

// R1. Five hundred deliveries on SQLite in this process; in `npm run torture` ten thousand on
// workerd's D1.
const usual = 500;
const least = tries(usual);
const books = openBooks({ real: least > usual });
// A story is some 145 deliveries.
const runs = Math.ceil(least / 130);
const prices = { medium: ["price_demo_medium"], premium: ["price_demo_premium"] };

beforeEach(() => {
  for (const name of ["error", "log"] as const)
    vi.spyOn(console, name).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const maybe = (percent: number) => fc.integer({ min: 0, max: 99 }).map((dice) => dice < percent);
const fakes = ["another key", "another body", "too old", "unsigned"] as const;

/** A change at Stripe, and the fate of the event that reports it. */
const happening = fc.record({
  who: fc.nat(5),
  status: fc.constantFrom(
    "trialing",
    "active",
    "active",
    "active",
    "past_due",
    "unpaid",
    "canceled",
    "incomplete",
  ),
  price: fc.constantFrom("price_demo_medium", "price_demo_premium"),
  ends: fc.integer({ min: 1, max: 40 }),
  cancelled: fc.boolean(),
  steppedDown: maybe(20),
  doubled: maybe(30),
  forged: maybe(34), // of what is delivered that is a fifth
  fake: fc.constantFrom(...fakes),
  stripeFails: maybe(5),
  killed: maybe(1),
  delay: fc.nat(25),
  slowness: fc.nat(6),
});
type Happening = (typeof happening extends fc.Arbitrary<infer One> ? One : never) & {
  event: string;
};

const truth = ({ status, price, ends, cancelled, steppedDown, event }: Happening) => {
  const until = seconds(Date.now() + ends * day) * 1000;
  return {
    ...subscriptionOf({
      id: `sub_${event}`,
      status,
      price,
      until,
      from: until - 30 * day,
      trial_end: status === "trialing" ? seconds(until) : null,
      cancel_at_period_end: cancelled,
      metadata: steppedDown
        ? { llave_paid_tier: "premium", llave_paid_until: String(seconds(until)) }
        : {},
    }),
    created: 1,
  };
};

async function forge(
  how: (typeof fakes)[number],
  event: string,
  customer: string,
): Promise<Delivery> {
  const id = `${event}_forged`;
  if (how === "another key")
    return deliveryOf({ id, customer }, { key: "whsec_guessed_by_someone" });
  if (how === "too old") return deliveryOf({ id, customer }, { age: 400 });
  const genuine = await deliveryOf({ id: event, customer });
  if (how === "unsigned") return { body: genuine.body.replace(event, id), signature: "" };
  return { body: genuine.body.replace(event, id), signature: genuine.signature };
}

test(
  "a storm of deliveries, shuffled, doubled, forged, failing: every customer ends as the model says",
  async () => {
    let deliveries = 0;
    let forgeries = 0;
    const story = async (told: Omit<Happening, "event">[]) => {
      const payers = await Promise.all(Array.from({ length: 6 }, () => payer(books().db)));
      const happenings: Happening[] = told.map((one) => ({ ...one, event: `evt_${newId()}` }));
      const atStripe = new Map<string, ReturnType<typeof truth>>();
      let [failing, killing] = [0, 0];
      let slowness = 0;
      const d1 = {
        prepare: (sql: string) => books().d1.prepare(sql),
        batch: (all: D1PreparedStatement[]) =>
          killing-- > 0 ? Promise.reject(new Error("killed half way")) : books().d1.batch(all),
      } as D1Database;
      const { send } = openWebhooks(
        () => d1,
        async (customer) => {
          const now = atStripe.get(customer); // the answer is made now, and takes its time
          if (failing-- > 0) return failure(500);
          for (let at = slowness; at > 0; at--) await breath();
          return listOf(now ? [now] : []);
        },
      );

      type Due = {
        at: number;
        make: () => Promise<Delivery>;
        genuine: boolean;
        trouble?: Happening;
      };
      let due: Due[] = [];
      const running = new Set<Promise<void>>();
      const deliver = async ({ make, genuine, trouble }: Due, at: number) => {
        failing = trouble?.stripeFails ? 1 : 0;
        killing = trouble?.killed ? 1 : 0;
        slowness = trouble?.slowness ?? 0;
        deliveries++;
        const { status } = await send(await make());
        if (!genuine) {
          forgeries++;
          expect(status).toBe(400);
        } else if (status !== 200) {
          expect(status).toBe(503);
          due.push({ at: at + 5, make, genuine }); // Stripe sends it again, signed anew
        }
      };
      for (let at = 0; at < happenings.length || due.length > 0 || running.size > 0; at++) {
        const one = happenings[at];
        if (one) {
          const customer = payers[one.who]!.customerId;
          atStripe.set(customer, truth(one));
          const make = () => deliveryOf({ id: one.event, customer });
          due.push({ at: at + one.delay, make, genuine: true, trouble: one });
          if (one.doubled) due.push({ at: at + ((one.delay * 7) % 25), make, genuine: true });
          if (one.forged)
            due.push({
              at: at + one.slowness,
              make: () => forge(one.fake, one.event, customer),
              genuine: false,
            });
        }
        const ripe = due.filter((delivery) => delivery.at <= at);
        due = due.filter((delivery) => delivery.at > at);
        for (const delivery of ripe) {
          const work: Promise<void> = deliver(delivery, at).finally(() => running.delete(work));
          running.add(work);
          if (running.size >= 8) await Promise.race(running);
        }
        if (!one && ripe.length === 0 && running.size > 0) await Promise.race(running);
      }

      for (const { id, customerId } of payers) {
        const meant = readSubscription(atStripe.get(customerId) ?? null, prices, Date.now());
        const row = (await books()
          .db.select()
          .from(subscriptions)
          .where(eq(subscriptions.userId, id))
          .get())!;
        const profile = (await books()
          .db.select()
          .from(profiles)
          .where(eq(profiles.id, id))
          .get())!;
        expect([profile.subscriptionStatus, profile.subscriptionEndsAt?.getTime() ?? null]).toEqual(
          [meant.tier, meant.endsAt],
        );
        expect(row).toMatchObject({
          status: meant.status,
          tier: meant.tier,
          nextTier: meant.nextTier,
        });
        expect(
          [row.periodEnd, row.cancelAt, row.trialEnd].map((at) => at?.getTime() ?? null),
        ).toEqual([meant.periodEnd, meant.cancelAt, meant.trialEnd]);
      }
      const ledger = new Set(
        (await books().db.select({ id: stripeEvents.id }).from(stripeEvents)).map(({ id }) => id),
      );
      expect(happenings.filter(({ event }) => !ledger.has(event))).toEqual([]);
      expect([...ledger].filter((id) => id.endsWith("_forged"))).toEqual([]);
    };
    const steps = fc.array(happening, { minLength: 90, maxLength: 110, size: "max" });
    await fc
      .assert(fc.asyncProperty(steps, story), { numRuns: runs, endOnFailure: true })
      .finally(() => tally(deliveries));
    expect(deliveries).toBeGreaterThan(least);
    expect(forgeries).toBeGreaterThan(deliveries / 10);
    console.info(`${deliveries} deliveries, ${forgeries} of them forged`);
  },
  60_000 + least * 300,
);

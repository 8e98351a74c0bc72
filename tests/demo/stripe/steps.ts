import fc from "fast-check";
import { expect } from "vitest";
import { type Account, accountOf } from "../../../demo/stripe/ledger/account.ts";
import { failingCard, workingCard } from "../../../demo/stripe/ledger/cards.ts";
import { type Command, run } from "../../../demo/stripe/ledger/ledger.ts";
import { customerOf } from "../../../demo/stripe/objects/customer.ts";
import type { Happening } from "../../../demo/stripe/objects/event.ts";
import { prices } from "../../../demo/stripe/objects/prices.ts";
import { isLiving } from "../../../demo/stripe/objects/subscription.ts";
import { Refusal } from "../../../demo/stripe/refusal.ts";

const start = Date.UTC(2026, 0, 31, 12) / 1000;
const newAccount = () => accountOf(customerOf("cus_demo", { email: "ana@shop.test" }, start));

type Step =
  | { step: "subscribe"; plan: number; trialDays: number; card: string }
  | {
      step: "change";
      plan: number;
      proration: "create_prorations" | "always_invoice" | "none";
      onlyIfPaid: boolean;
    }
  | { step: "end at period's end" | "keep" | "cancel" | "dispute" | "wait" }
  | { step: "pays"; work: boolean }
  | { step: "card"; card: string }
  | { step: "give up"; as: "canceled" | "unpaid" };

const card = fc.constantFrom(workingCard, failingCard);
const plan = fc.nat({ max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    step: fc.constant("subscribe" as const),
    plan,
    trialDays: fc.constantFrom(0, 2, 7),
    card,
  }),
  fc.record({
    step: fc.constant("change" as const),
    plan,
    proration: fc.constantFrom(
      "create_prorations" as const,
      "always_invoice" as const,
      "none" as const,
    ),
    onlyIfPaid: fc.boolean(),
  }),
  fc.record({
    step: fc.constantFrom(
      "end at period's end" as const,
      "keep" as const,
      "cancel" as const,
      "dispute" as const,
      "wait" as const,
    ),
  }),
  fc.record({ step: fc.constant("pays" as const), work: fc.boolean() }),
  fc.record({ step: fc.constant("card" as const), card }),
  fc.record({
    step: fc.constant("give up" as const),
    as: fc.constantFrom("canceled" as const, "unpaid" as const),
  }),
);
export const steps = fc.array(fc.record({ step, hours: fc.nat({ max: 45 * 24 }) }), {
  maxLength: 30,
});

const session = (plan: number, trialDays: number): Command => ({
  do: "open session",
  session: {
    origin: "http://localhost",
    secret: "",
    price: prices[plan]!.id,
    quantity: 1,
    trialDays,
    successUrl: "http://localhost/",
    cancelUrl: null,
    clientReferenceId: null,
    locale: null,
    metadata: {},
    subscriptionMetadata: {},
    allowPromotionCodes: null,
    expiresAt: null,
  },
});

/** The commands for a step, given the account as it is. */
function* commandsFor({ step }: { step: Step }, account: () => Account): Generator<Command> {
  const current = account().subscriptions.findLast(isLiving);
  if (step.step === "subscribe") {
    if (current) return;
    yield session(step.plan, step.trialDays);
    yield { do: "pay session", session: account().sessions.at(-1)!.id, card: step.card };
  } else if (step.step === "pays") yield { do: "let payments", work: step.work };
  else if (step.step === "card") yield { do: "change card", card: step.card };
  else if (step.step === "give up") yield { do: "give up", as: step.as };
  else if (step.step === "dispute") yield { do: "dispute" };
  else if (!current || step.step === "wait") yield { do: "settle" };
  else if (step.step === "cancel") yield { do: "cancel subscription", subscription: current.id };
  else yield { do: "change subscription", subscription: current.id, changes: changesFor(step) };
}

const changesFor = (
  step: Extract<
    Step,
    { step: "change" | "end at period's end" | "keep" | "cancel" | "dispute" | "wait" }
  >,
) =>
  step.step === "change"
    ? { price: prices[step.plan]!, proration: step.proration, onlyIfPaid: step.onlyIfPaid }
    : { proration: "none" as const, onlyIfPaid: false, cancelAtPeriodEnd: step.step !== "keep" };

/** Runs a sequence of steps, and calls `check` after every command. */
export function play(
  steps: { step: Step; hours: number }[],
  check: (account: Account, now: number) => void,
) {
  let account = newAccount();
  let now = start;
  const happened: Happening[] = [];
  for (const step of steps) {
    now += step.hours * 3600;
    for (const command of commandsFor(step, () => account)) {
      const before = structuredClone(account);
      try {
        const outcome = run(account, command, now);
        expect(account).toEqual(before);
        account = outcome.account;
        happened.push(...outcome.happened);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const settled = run(account, { do: "settle" }, now);
        account = settled.account;
        happened.push(...settled.happened);
      }
      check(account, now);
    }
  }
  return { account, happened, now };
}

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  disputeReasonOf,
  nextChange,
  nextCheck,
  refundsToTell,
  type StoredDispute,
  type StoredRefund,
} from "#app/features/cards/returns/returns.ts";
import type { DisputeFacts, RefundFacts } from "#app/platform/payments/cards.ts";

const refundFacts = (traits: Partial<RefundFacts>): RefundFacts => ({
  id: "re_1",
  status: "succeeded",
  cents: 30_00,
  refund: null,
  isReturn: false,
  createdAt: 1,
  failure: null,
  ...traits,
});
const disputeFacts = (traits: Partial<DisputeFacts>): DisputeFacts => ({
  id: "dp_1",
  status: "needs_response",
  reason: "general",
  cents: 50_00,
  withdrawn: 50_00,
  fee: 15_00,
  answerBy: 9,
  createdAt: 2,
  ...traits,
});

type Facts = { refunds: RefundFacts[]; disputes: DisputeFacts[] };

/** Applies change after change, as storing them does. */
function stored(returned: number, facts: Facts, refunds: StoredRefund[] = []) {
  const disputes: StoredDispute[] = [];
  for (let n = 0; ; n++) {
    const change = nextChange({ returned, refunds, disputes }, facts);
    if (!change) return { refunds, disputes, changes: n };
    if (n > 50) throw new Error("It never ends");
    const { moved, free } = change;
    if (change.kind === "refund") {
      const { before, facts: told, state } = change;
      const row = before ?? { id: told.id!, createdBy: "", cents: told.cents };
      const next = { ...row, moved, free, state, refundId: told.id } as StoredRefund;
      const at = refunds.findIndex(({ id }) => id === next.id);
      refunds.splice(at < 0 ? refunds.length : at, 1, next);
    } else {
      const { id, answerBy, fee } = change.facts;
      const next = { id, moved, free, state: change.state, answerBy: new Date(answerBy!), fee };
      const at = disputes.findIndex((one) => one.id === id);
      disputes.splice(at < 0 ? disputes.length : at, 1, next);
    }
  }
}

const own: StoredRefund = {
  id: "own",
  refundId: null,
  cents: 30_00,
  state: "pending",
  createdBy: "ana",
  moved: 0,
  free: 0,
};

test.each([
  ["takes its amount off the payments", 0, refundFacts({}), 30_00, 0],
  ["that waits takes nothing yet", 0, refundFacts({ status: "pending" }), 0, 0],
  ["that failed takes nothing", 0, refundFacts({ status: "failed" }), 0, 0],
  ["first fills what came too late and did not go back", 20_00, refundFacts({}), 10_00, 20_00],
])("A refund of the dashboard %s", (_, returned, facts, moved, free) => {
  const { refunds } = stored(returned, { refunds: [facts], disputes: [] });
  expect(refunds).toMatchObject([{ moved, free }]);
});

test("A refund of ours takes its whole amount off the payments, whatever came too late", () => {
  const facts = { refunds: [refundFacts({ refund: "own" })], disputes: [] };
  const { refunds } = stored(20_00, facts, [own]);
  expect(refunds).toMatchObject([{ id: "own", refundId: "re_1", state: "done", moved: 30_00 }]);
});

test("What went back by itself leaves no room for others", () => {
  const sent = refundFacts({ id: "re_0", isReturn: true, cents: 20_00 });
  const { refunds } = stored(20_00, { refunds: [sent, refundFacts({})], disputes: [] });
  expect(refunds).toMatchObject([{ id: "re_1", moved: 30_00, free: 0 }]);
});

test.each([
  ["needs_response", 50_00, "needsAnswer"],
  ["under_review", 50_00, "inReview"],
  ["appeal_under_review", 50_00, "inReview"],
  ["a_status_to_come", 50_00, "inReview"],
  ["lost", 50_00, "lost"],
  ["won", 0, "won"],
  ["warning_needs_response", 0, "needsAnswer"],
  ["warning_closed", 0, "closed"],
])("A dispute that is %s takes %i", (status, withdrawn, state) => {
  const { disputes } = stored(0, { refunds: [], disputes: [disputeFacts({ status, withdrawn })] });
  expect(disputes).toMatchObject([{ state, moved: withdrawn }]);
});

test("Comes to an end, and to all that Stripe tells, in any order of any facts", () => {
  const cents = fc.integer({ min: 1, max: 100_00 });
  const status = fc.constantFrom("pending" as const, "succeeded" as const, "failed" as const);
  const refunds = fc.uniqueArray(
    fc.record({ id: fc.string({ minLength: 1 }), cents, status, createdAt: fc.nat(9) }),
    { selector: ({ id }) => id, maxLength: 6 },
  );
  const disputes = fc.uniqueArray(
    fc.record({ id: fc.string({ minLength: 1 }), withdrawn: cents, createdAt: fc.nat(9) }),
    { selector: ({ id }) => id, maxLength: 2 },
  );
  fc.assert(
    fc.property(refunds, disputes, fc.nat(100_00), (some, other, returned) => {
      const facts = { refunds: some.map(refundFacts), disputes: other.map(disputeFacts) };
      const end = stored(returned, facts);
      const all = [...end.refunds, ...end.disputes];
      const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
      const live = some.filter((one) => one.status === "succeeded").map((one) => one.cents);
      const told = sum([...live, ...other.map(({ withdrawn }) => withdrawn)]);
      expect(sum(all.map(({ moved, free }) => moved + free))).toBe(told);
      expect(sum(all.map(({ free }) => free))).toBe(Math.min(told, returned));
      // Applying it again changes nothing.
      expect(nextChange({ returned, ...end }, facts)).toBeUndefined();
    }),
  );
});

const day = 86_400_000;
const calm = { refunds: [], disputes: [], fee: 1, paidAt: 0 };
test.each([
  ["once after a day", calm, 5, day],
  ["then more and more seldom", calm, 31 * day, 60 * day],
  ["no more after half a year", calm, 181 * day, null],
  ["every hour while a refund waits", { ...calm, refunds: [own] }, 40 * day, 40 * day + day / 24],
  ["every hour while its fee is unknown", { ...calm, fee: null }, day, day + day / 24],
])("Stripe is asked again %s", (_, facts, now, at) => {
  expect(nextCheck(facts, now)).toBe(at);
});

test("A failed refund is told until another of the same payment was made", () => {
  const row = (createdAt: number, state: "failed" | "done" | "pending", paymentId = "p") => ({
    state,
    paymentId,
    createdAt: new Date(createdAt),
  });
  expect(refundsToTell([row(1, "failed")])).toHaveLength(1);
  expect(refundsToTell([row(1, "failed"), row(2, "done")])).toEqual([]);
  expect(refundsToTell([row(1, "failed"), row(2, "done", "q")])).toHaveLength(1);
  expect(refundsToTell([row(1, "done"), row(2, "pending")])).toHaveLength(1);
  expect(disputeReasonOf("check_returned")).toBe("general");
});

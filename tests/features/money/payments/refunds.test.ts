import { expect, test } from "vitest";
import type { ListedPayment } from "#app/features/money/money.ts";
import { refundableOf } from "#app/features/money/payments/refunds.ts";

const payment = (id: string, amount: number, refundOf: string | null = null) =>
  ({
    id,
    amount,
    refundOf,
    invoiceNumber: null,
    currency: "USD",
    way: "cash",
    paidOn: "2026-11-23",
    note: "",
  }) as ListedPayment;

const deposit = payment("deposit", 100);
const rest = payment("rest", 400);

test.each([
  ["nothing was returned", [], 100],
  ["another payment was returned", [payment("1", -400, "rest")], 100],
  ["a part of it was returned", [payment("1", -30, "deposit")], 70],
  ["it was returned in two parts", [payment("1", -30, "deposit"), payment("2", -70, "deposit")], 0],
  ["refunds that name no payment left less", [payment("1", -460)], 40],
])("Of a payment of 100, where %s, leaves the right rest", (_, refunds, left) => {
  expect(refundableOf(deposit, [deposit, rest, ...refunds])).toBe(left);
});

test("Counts no payment in another currency", () => {
  const pesos = { ...payment("pesos", 900), currency: "MXN" } as const;
  expect(refundableOf(pesos, [pesos, payment("1", -50)])).toBe(900);
});

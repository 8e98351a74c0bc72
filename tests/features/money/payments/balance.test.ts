import { expect, test } from "vitest";
import { balanceOf, depositOf, paymentProblem } from "#app/features/money/payments/balance.ts";

test("Computes a deposit by percentage and the balance left", () => {
  const deposit = depositOf(1_160_00, 300_000, 2);
  expect(deposit).toBe(348_00);
  expect(balanceOf({ charged: 1_160_00, payments: [deposit] })).toBe(812_00);
});

test.each([
  [5, 2, 3],
  [50_00, 0, 25_00],
  [51_00, 0, 26_00],
] as const)("Rounds half of %i cents with %i decimals up", (total, decimals, deposit) => {
  expect(depositOf(total, 500_000, decimals)).toBe(deposit);
});

test.each([
  [60_00, "", null],
  [60_01, "", "overpaid"],
  [0, "", "zero"],
  [-10_00, " ", "reasonMissing"],
  [-40_00, "Part returned", null],
  [-40_01, "Part returned", "refundTooHigh"],
])("Of 100.00 with 40.00 paid, %i cents for reason %j is %s", (amount, reason, problem) => {
  expect(paymentProblem({ amount, reason }, { charged: 100_00, payments: [40_00] })).toBe(problem);
});

test("Owes the customer what was paid on a voided invoice, until it is refunded", () => {
  expect(balanceOf({ charged: 0, payments: [40_00] })).toBe(-40_00);
  expect(balanceOf({ charged: 0, payments: [40_00, -40_00] })).toBe(0);
});

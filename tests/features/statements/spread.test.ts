import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOf, spread, sumOf } from "#app/features/statements/several/spread.ts";

const owing = fc
  .array(fc.integer({ min: 1, max: 5_000_00 }), { minLength: 1, maxLength: 60 })
  .map((list) => list.map((owed, at) => ({ number: at + 1, owed })));

test("A spread equals the amount to the cent, the oldest first, and never above what is owed", () => {
  fc.assert(
    fc.property(owing, fc.nat(), (invoices, seed) => {
      const all = sumOf(invoices.map((one) => one.owed));
      const amount = 1 + (seed % all);
      const parts = spread(amount, invoices);
      expect(sumOf(parts.values())).toBe(amount);
      const given = invoices.map(({ number, owed }) => [parts.get(number) ?? 0, owed] as const);
      for (const [part, owed] of given) expect(part >= 0 && part <= owed).toBe(true);
      // Nothing reaches a younger invoice while an older one is not paid.
      const open = given.findIndex(([part, owed]) => part < owed);
      if (open >= 0) expect(given.slice(open + 1).every(([part]) => part === 0)).toBe(true);
      expect(partsOf(amount, new Map(), invoices)).toEqual(parts);
      expect(partsOf(amount, parts, invoices)).toEqual(parts);
    }),
    { numRuns: 2_000 },
  );
});

test("Parts that were typed are taken as they are, or refused with the reason", () => {
  const invoices = [
    { number: 7, owed: 100_00 },
    { number: 9, owed: 50_00 },
  ];
  const typed = (...parts: [number, number][]) => new Map(parts);
  expect(partsOf(60_00, typed([7, 10_00], [9, 50_00]), invoices)).toEqual(
    typed([7, 10_00], [9, 50_00]),
  );
  expect(partsOf(50_00, typed([7, 0], [9, 50_00]), invoices)).toEqual(typed([9, 50_00]));
  expect(partsOf(0, typed(), invoices)).toMatchObject({ at: "amount", key: "zero" });
  expect(partsOf(150_01, typed(), invoices)).toEqual({
    at: "amount",
    key: "overpaid",
    cents: 150_00,
  });
  expect(partsOf(60_00, typed([7, 50_00]), invoices)).toEqual({
    at: "amount",
    key: "adds",
    cents: 50_00,
  });
  for (const number of [9, 8])
    expect(partsOf(60_00, typed([number, 60_00]), invoices)).toMatchObject({ key: "over" });
});

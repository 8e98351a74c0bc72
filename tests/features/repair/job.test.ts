import { expect, test } from "vitest";
import { dialled } from "#app/features/customers/customer.ts";
import { carYears, workId } from "#app/features/repair/job.ts";

test.each([
  ["(956) 555-0134", "9565550134"],
  ["+52 (867) 712-3456 ext. 12", "+528677123456"],
  ["555-1234 x 9", "5551234"],
  ["555 1234 / 555 9876", "5551234"],
])("%s is dialled as %s", (phone, number) => expect(dialled(phone)).toBe(number));

test("work ids have six digits and grow beyond", () => {
  expect([1, 999_999, 1_000_000].map(workId)).toEqual(["WO-000001", "WO-999999", "WO-1000000"]);
});

test("car years run from 1900 to next year", () =>
  expect(carYears(2026)).toEqual({ min: 1900, max: 2027 }));

import fc from "fast-check";
import { expect, test } from "vitest";
import { quoteForm, quoteStatusForm } from "#app/features/quotes/form/quote-forms.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { quoteLimits } from "#app/features/quotes/quote.ts";
import { checkForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { anyRate, exactTotal } from "../exact.ts";

function posted(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}
const usd = { currency: "USD", decimals: 2, language: "en" } as const;
const good = {
  description: "Brakes",
  laborHours: "1.5",
  "materialName[]": ["Pad", ""],
  "materialQuantity[]": ["2", "1"],
  "materialPrice[]": ["40.10", ""],
};
const check = (fields: Record<string, string | string[]>) =>
  checkForm(posted({ ...good, ...fields }), quoteForm(usd));

test("a good form is a quote; the blank last line is nothing", () => {
  expect(check({})).toMatchObject({
    ok: true,
    value: {
      description: "Brakes",
      laborHours: 1.5,
      materials: [{ name: "Pad", quantity: 200, unitPrice: 40_10 }],
    },
  });
});

test("a last line that was filled in but not added counts as added", () => {
  const form = check({ "materialName[]": ["Pad", "Disc"], "materialPrice[]": ["40.10", "7"] });
  expect(form).toMatchObject({
    ok: true,
    value: { materials: [{ name: "Pad" }, { name: "Disc", quantity: 100, unitPrice: 7_00 }] },
  });
});

test("a line that is half filled in is refused in the specification's words, with everything that was typed", () => {
  const form = check({ "materialName[]": ["Pad", "Disc"] });
  expect(form).toMatchObject({
    ok: false,
    fields: { materials: { key: "quotes:fillMaterials" } },
  });
  expect(form.values).toMatchObject({
    description: "Brakes",
    materialName: ["Pad", "Disc"],
    materialPrice: ["40.10", ""],
  });
});

test("every wrong field is said at once", () => {
  const form = check({ description: " ", laborHours: "1.2", "materialPrice[]": ["free", ""] });
  expect(form).toMatchObject({
    fields: {
      description: { key: "ui:form.required" },
      laborHours: { key: "quotes:halfHours" },
      materials: { key: "quotes:fillMaterials" },
    },
  });
});

test("hours left out are one, as the form shows them", () => {
  const { laborHours: _, ...rest } = good;
  expect(checkForm(posted(rest), quoteForm(usd))).toMatchObject({
    ok: true,
    value: { laborHours: 1 },
  });
});

test("more materials than a quote holds are refused", () => {
  const many = (text: string) => Array.from({ length: quoteLimits.materials + 1 }, () => text);
  const form = check({
    "materialName[]": many("Bolt"),
    "materialQuantity[]": many("1"),
    "materialPrice[]": many("1"),
  });
  expect(form).toMatchObject({
    ok: false,
    fields: { materials: { key: "quotes:tooManyMaterials" } },
  });
});

test("fields that are the server's to set are not read", () => {
  const form = check({
    totalAmount: "1",
    total_amount: "1",
    laborRate: "1",
    currency: "BRL",
    status: "approved",
    userId: "me",
    user_id: "me",
  });
  expect(form.ok && Object.keys(form.value).sort()).toEqual([
    "description",
    "discount",
    "labor",
    "laborHours",
    "materials",
    "noSupplies",
    "todaysTaxes",
    "version",
  ]);
});

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    " ",
    "0",
    "1",
    "-1",
    "1.5",
    "1e308",
    "NaN",
    "9".repeat(30),
    "0.005",
    "12,5",
    "\0",
    "\u202e",
    "<script>",
    "x".repeat(10_000),
  ),
  fc.nat(20_000).map(String),
  fc.nat(1e12).map((cents) => (cents / 100).toFixed(2)),
);
const anything = fc.record({
  description: text,
  laborHours: text,
  "materialName[]": fc.array(text, { maxLength: 6 }),
  "materialQuantity[]": fc.array(text, { maxLength: 6 }),
  "materialPrice[]": fc.array(text, { maxLength: 6 }),
});

test("whatever is posted, the answer is a message or a quote that is exact to the cent", () => {
  fc.assert(
    fc.property(anything, anyRate(), (fields, laborRate) => {
      const frozen = { laborRate, decimals: 2 } as const;
      const form = checkForm(posted(fields), quoteForm(usd));
      if (!form.ok) return Object.keys(form.fields ?? {}).length > 0;
      const { totalAmount } = priceDocument(form.value, frozen);
      return (
        BigInt(totalAmount) === exactTotal(form.value, frozen) &&
        form.value.materials.every(({ unitPrice }) => unitPrice > 0)
      );
    }),
    { numRuns: 3_000 },
  );
});

test("a status is one of the three", () => {
  expect(checkForm(posted({ status: "approved" }), quoteStatusForm).ok).toBe(true);
  for (const status of ["", "APPROVED", "paid", "__proto__"])
    expect(checkForm(posted({ status }), quoteStatusForm).ok).toBe(false);
});

test("a form's id is kept when it is one of ours, and not from the future", () => {
  const now = Date.UTC(2026, 10, 21);
  const id = "019aa3bd-8c00-7000-8000-000000000000"; // 2025
  expect(formId(id, now)).toBe(id);
  for (const other of [
    undefined,
    "",
    "x",
    id.replace("-7", "-4"),
    id.toUpperCase(),
    `f${id.slice(1)}`,
    `${id}\n`,
  ])
    expect(formId(other, now)).not.toBe(other);
});

import { expect, test } from "vitest";
import { newJobForm } from "#app/features/repair/form/job-forms.ts";
import { checkForm } from "#app/http/form.ts";

const good = {
  customerFirstName: "María",
  customerLastName: "Pérez",
  customerEmail: "maria@example.com",
  customerPhone: "+52 (55) 1234-5678",
  carMake: "Nissan",
  carModel: "Tsuru",
  carYear: "2008",
  licensePlate: "abc-123",
  issues: "No arranca",
  language: "es",
};

function kept(field: string, typed: string): unknown {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...good, [field]: typed })) form.append(name, value);
  const read = checkForm(form, newJobForm(2026));
  return read.ok ? (read.value as Record<string, unknown>)[field] : read.fields;
}

test.each([
  ["customerPhone", "+1 956 555 0601\u200b", "+1 956 555 0601"],
  ["customerPhone", "\u202a+1\ufe0d-956-555-0601\u202c", "+1-956-555-0601"],
  ["customerPhone", "tel:+19565550601", "+19565550601"],
  ["customerPhone", "956·555·0601 #22", "956.555.0601 x22"],
  ["customerPhone", "９５６ ５５５ ０６０１", "956 555 0601"],
  ["customerEmail", "user@ejemplo.test\u200b", "user@ejemplo.test"],
  ["customerEmail", "ana@taller-muñoz.mx", "ana@xn--taller-muoz-9db.mx"],
  ["vin", "\u200e1HGCM82633A004352\u200f*", "1HGCM82633A004352"],
  ["licensePlate", "abc\u200b123", "ABC123"],
  ["carYear", "２０１５", 2015],
])("%s is read over signs that cannot be seen: %j", (field, typed, stored) =>
  expect(kept(field, typed)).toEqual(stored),
);

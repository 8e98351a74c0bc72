import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jobForm, newJobForm } from "#app/features/repair/form/job-forms.ts";
import { checkForm } from "#app/http/form.ts";
import { cpuTime } from "../../support/machine/cpu-time.ts";

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
const id = "0193f5a0-0000-7000-8000-000000000001";

function read(
  changes: Record<string, string | undefined>,
  schema: ReturnType<typeof jobForm> | ReturnType<typeof newJobForm> = newJobForm(2026),
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id, ...good, ...changes }))
    if (value !== undefined) form.append(name, value);
  return checkForm(form, schema);
}
/** The sentence beside one field; undefined when the form is accepted. */
function problem(
  field: string,
  value: string | undefined,
  rest: Record<string, string> = {},
): string | undefined {
  const form = read({ ...rest, [field]: value });
  return form.ok ? undefined : form.fields?.[field]?.key;
}
const kept = (field: string, value: string, rest: Record<string, string> = {}) => {
  const form = read({ ...rest, [field]: value });
  return form.ok ? (form.value as Record<string, unknown>)[field] : form.fields;
};

test("a plain form is read, and what is optional may be absent", () => {
  expect(read({})).toMatchObject({
    ok: true,
    value: {
      ...good,
      id,
      carYear: 2008,
      licensePlate: "ABC-123",
      vin: null,
      odometer: null,
      odometerUnit: null,
      diagnostic: null,
    },
  });
});

const required = Object.keys(good);
test.each(required)("%s is required", (field) => {
  const expected = field === "language" ? "ui:form.choice" : "ui:form.required";
  for (const value of [undefined, "", "   ", "\n\t\u00a0", "\u0000"])
    expect([value, problem(field, value)]).toEqual([value, expected]);
});

test("everything that is wrong is said at once, the VIN too", () => {
  const form = read({
    customerEmail: "no",
    customerPhone: "no",
    carYear: "no",
    vin: "no",
    odometer: "no",
    language: "pt",
    issues: "",
  });
  expect(form.ok ? [] : Object.keys(form.fields ?? {}).sort()).toEqual([
    "carYear",
    "customerEmail",
    "customerPhone",
    "issues",
    "language",
    "odometer",
    "vin",
  ]);
});

describe("car year", () => {
  test.each(["1900", "2026", "2027"])("%s is taken", (year) =>
    expect(kept("carYear", year)).toBe(Number(year)),
  );
  test.each([
    ["1899", "ui:form.tooSmall"],
    ["2028", "ui:form.tooBig"],
    ["-2000", "ui:form.tooSmall"],
    ["99999999999999999999999999999", "ui:form.tooBig"],
    ...["1e308", "NaN", "Infinity", "2008.5", "0x7d8", "MMVIII", "veinte", "2008🚗"].map((text) => [
      text,
      "repair:jobs.yearNumber",
    ]),
  ])("%s is refused", (year, key) => expect(problem("carYear", year!)).toBe(key));
});

describe("odometer", () => {
  test.each([
    ["", null],
    ["  ", null],
    ["0", 0],
    ["85000", 85_000],
    ["120,500", 120_500],
    ["120.500", 120_500],
    ["1 120 500", 1_120_500],
    ["120 000 km", 120_000, "km"],
    ["120.000 Kms.", 120_000, "km"],
    ["85000 kilómetros ", 85_000, "km"],
    ["85,000mi", 85_000, "mi"],
    ["85000 Millas", 85_000, "mi"],
    ["85000 miles", 85_000, "mi"],
    ["km", null],
    ["9999999", 9_999_999],
  ] as [string, number | null, string?][])(
    "'%s' is taken, with the unit if it has one",
    (text, value, unit) => {
      expect([kept("odometer", text), kept("odometerUnit", "mi", { odometer: text })]).toEqual([
        value,
        value === null ? null : (unit ?? "mi"),
      ]);
    },
  );
  test("an endless reading is refused at once", () => {
    const spent = cpuTime(() => {
      expect(problem("odometer", `1${" ".repeat(400_000)}x`)).toBe("ui:form.tooLong");
      expect(problem("odometer", `1${" ".repeat(300)}x`)).toBe("repair:jobs.wholeNumber");
      expect(problem("odometer", "1".repeat(400_000))).toBe("ui:form.tooLong");
    });
    expect(spent).toBeLessThan(1_000);
  });
  test("the unit is one of two, or nobody's word", () => {
    for (const unit of ["km", "mi"])
      expect(kept("odometerUnit", unit, { odometer: "85000" })).toBe(unit);
    expect(read({ odometer: "85000" })).toMatchObject({
      ok: true,
      value: { odometer: 85_000, odometerUnit: null },
    });
    for (const unit of ["", "m", "KM", "constructor"])
      expect(problem("odometerUnit", unit, { odometer: "85000" })).toBe("ui:form.choice");
  });
  test.each([
    ["-1", "ui:form.tooSmall"],
    ["10000000", "ui:form.tooBig"],
    ...["1e308", "NaN", "12.5", "85k", "85 m", "km x", "−5"].map((text) => [
      text,
      "repair:jobs.wholeNumber",
    ]),
  ])("'%s' is refused", (text, key) => expect(problem("odometer", text!)).toBe(key));
});

describe("telephone", () => {
  test.each(["5551234", "+1 555.123.4567", "(55) 1234-5678 ext. 9", "555–1234", "555 1234 x12"])(
    "%s is taken",
    (text) => expect(problem("customerPhone", text)).toBeUndefined(),
  );
  test.each(["call me", "()-", "+", "555;drop", "☎ 555", "<script>"])("%s is refused", (text) =>
    expect(problem("customerPhone", text)).toBe("ui:form.phone"),
  );
});

describe("VIN", () => {
  test.each([
    ["1M8GDM9AXKP042788", "1M8GDM9AXKP042788"],
    [" 1m8gd-m9ax kp042788 ", "1M8GDM9AXKP042788"],
    ["WVWZZZ1JZXW000001", "WVWZZZ1JZXW000001"],
    ["", null],
  ])("'%s' is taken", (text, value) => expect(kept("vin", text)).toBe(value));
  test("the car's year decides which rule holds", () => {
    expect(kept("vin", "O1I-553", { carYear: "1967" })).toBe("O1I553");
    expect(problem("vin", "O1I-553")).toBe("repair:jobs.vin.characters");
  });
});

test("hostile and foreign text is refused with a sentence or kept as it is", () => {
  const texts = [
    "🚗🔧",
    "שלום עולם",
    "\u202Eevil",
    "a\u0000b",
    "<script>alert(1)</script>",
    "'; DROP TABLE repair_jobs; --",
    "x".repeat(10_000),
    "\uD800",
  ];
  for (const text of texts)
    for (const field of ["customerFirstName", "carModel", "issues", "diagnostic", "licensePlate"]) {
      const form = read({ [field]: text });
      if (form.ok) expect((form.value as Record<string, unknown>)[field]).toMatch(/\S/);
      else expect(form.fields?.[field]?.key).toBe("ui:form.tooLong");
    }
});

test("no text at all makes the form throw, and what was typed always comes back", () => {
  const names = ["id", ...Object.keys(good), "vin", "odometer", "diagnostic"];
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.string({ unit: "binary", maxLength: 60 }),
      (field, text) => {
        expect(read({ [field]: text }).values?.[field]).toBe(text);
      },
    ),
    { numRuns: 500 },
  );
});

test("what is not the reader's to set is not read", () => {
  const others = {
    user_id: "x",
    userId: "x",
    number: "7",
    work_id: "WO-7",
    workId: "WO-7",
    created_at: "0",
    createdAt: "0",
    status: "completed",
    search: "x",
  };
  const form = read(others);
  expect(form.ok && Object.keys(form.value).filter((name) => name in others)).toEqual([]);
  const edit = read({ ...others, diagnostic: "x" }, jobForm(2026));
  expect(
    edit.ok &&
      Object.keys(edit.value).filter(
        (name) => name in others || name === "diagnostic" || name === "id",
      ),
  ).toEqual([]);
});

test("an id that is none is left out", () => {
  for (const text of ["", "1", "x".repeat(36), "../../etc"])
    expect(kept("id", text)).toBeUndefined();
  expect(kept("id", id.toUpperCase())).toBe(id);
});

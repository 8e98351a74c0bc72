import { expect, test } from "vitest";
import { saveProblem } from "#app/features/shop/shop.server.ts";
import { logoChangeOf, shopDefaults } from "#app/features/shop/shop.ts";
import { shopForm as formIn } from "#app/features/shop/shop-forms.ts";

const good = {
  shopName: "Taller Ruiz",
  hourlyRate: "45.50",
  currency: "MXN",
  defaultLanguage: "es",
  timeZone: "America/Mexico_City",
  distanceUnit: "km",
  country: "MX",
  phone: "+52 (55) 1234-5678",
  address: "Av. Central 12\nCDMX",
  taxId: "RUIA800101AB1",
  shopLogoUrl: "",
};

const shopForm = formIn("en");
const problem = (field: string, value: string | undefined) =>
  shopForm
    .safeParse({ ...good, [field]: value })
    .error?.issues.find((issue) => issue.path[0] === field)?.message;

test("a shop's settings are read as they will be kept", () => {
  expect(shopForm.parse(good)).toEqual({
    ...good,
    hourlyRate: 4550,
    techniciansSeePrices: false,
    unreviewedMayGo: false,
  });
  expect(shopForm.parse({ ...good, phone: " ", address: " \n ", taxId: "" })).toMatchObject({
    phone: null,
    address: null,
    taxId: null,
  });
});

test.each([
  ["yes", true],
  [undefined, false],
  ["no", false],
])("Technicians see prices only where the box is ticked: %j", (techniciansSeePrices, sees) =>
  expect(shopForm.parse({ ...good, techniciansSeePrices }).techniciansSeePrices).toBe(sees),
);

test("whatever else is posted is left out", () => {
  const parsed = shopForm.parse({
    ...good,
    user_id: "x",
    userId: "x",
    logoFile: "x.png",
    logo_file: "x",
    updatedAt: "1",
    id: "1",
  });
  const boxes = ["techniciansSeePrices", "unreviewedMayGo"];
  expect(Object.keys(parsed).sort()).toEqual([...Object.keys(good), ...boxes].sort());
});

test("a form from before odometers had a unit is read", () => {
  expect(shopForm.parse({ ...good, distanceUnit: undefined }).distanceUnit).toBeUndefined();
});

test.each([
  ["", null],
  ["ES", "ES"],
  [undefined, undefined],
])("A shop may say its country: %j", (country, stored) =>
  expect(shopForm.parse({ ...good, country }).country).toBe(stored),
);

test.each(["", "   ", "\u0000", "\t\n", undefined])("a shop needs a name: %j", (name) =>
  expect(problem("shopName", name)).toBe("shop:nameRequired"),
);

test.each(["0", "0.00", "0,00", "-1", "-0.01", "-", "", "   ", "-1e308", undefined])(
  "the rate must be above zero: %j",
  (rate) => expect(problem("hourlyRate", rate)).toBe("shop:rateAboveZero"),
);

test.each([
  "NaN",
  "Infinity",
  "1e308",
  "1e3",
  "0x10",
  "12.3456",
  "1.2.3",
  "doce",
  "١٢",
  "12 34",
  "US$12",
  "€ 12",
  "$ -12",
  "$12 USD",
  "9".repeat(400),
])("the rate must be an amount: %j", (rate) =>
  expect(problem("hourlyRate", rate)).toBe("ui:form.money"),
);

test("the rate has an upper end", () => {
  expect(problem("hourlyRate", "99999999.99")).toBeUndefined();
  expect(problem("hourlyRate", "100000000")).toBe("shop:rateTooHigh");
  expect(shopForm.parse({ ...good, hourlyRate: "0.01" }).hourlyRate).toBe(1);
  expect(shopForm.parse({ ...good, hourlyRate: "1.234,50" }).hourlyRate).toBe(123_450);
});

test.each([
  ["es", "ARS", /99\.999\.999,99/],
  ["es", "MXN", /99,999,999\.99/],
  ["en", "ARS", /99,999,999\.99/],
] as const)(
  "the rate's upper end is written in %s as in the country of %s",
  (language, currency, written) => {
    const [issue] = formIn(language).safeParse({ ...good, currency, hourlyRate: "100000000" })
      .error!.issues;
    expect(issue).toMatchObject({
      message: "shop:rateTooHigh",
      params: { max: expect.stringMatching(written) },
    });
  },
);

test("the rate may bear the sign of the currency beside it", () => {
  for (const hourlyRate of ["$ 450", "MX$450.00", "450 mxn", "$450 MXN"])
    expect([hourlyRate, shopForm.parse({ ...good, hourlyRate }).hourlyRate]).toEqual([
      hourlyRate,
      450_00,
    ]);
  expect(shopForm.parse({ ...good, hourlyRate: "US$ 95", currency: "USD" }).hourlyRate).toBe(95_00);
  expect(problem("hourlyRate", "$0")).toBe("shop:rateAboveZero");
});

test.each([
  ["currency", ["EUR", "usd", "", " USD", "__proto__", undefined]],
  ["defaultLanguage", ["fr", "EN", "", "constructor", undefined]],
  ["distanceUnit", ["m", "KM", "", "constructor"]],
])("%s is one of a list", (field, values) => {
  for (const value of values) expect(problem(field, value)).toBe("ui:form.choice");
});

test("a time zone is one that the runtime knows by its name", () => {
  for (const zone of [
    "",
    " ",
    "Mars/Olympus",
    "+05:00",
    "-03",
    "America/",
    "../etc/passwd",
    "A".repeat(500),
    undefined,
  ])
    expect(problem("timeZone", zone), `${zone}`).toBe("shop:zoneUnknown");
  expect(shopForm.parse({ ...good, timeZone: " america/mexico city " }).timeZone).toBe(
    "America/Mexico_City",
  );
  expect(shopForm.parse({ ...good, timeZone: "UTC" }).timeZone).toBe("UTC");
});

test("a phone number is made of what phones take", () => {
  expect(problem("phone", "call me")).toBe("ui:form.phone");
  expect(problem("phone", "<script>")).toBe("ui:form.phone");
  expect(problem("phone", "(305) 555-0101 ext. 12")).toBeUndefined();
});

test.each([
  ["shopName", 100],
  ["address", 300],
  ["taxId", 40],
  ["shopLogoUrl", 2_000],
])("%s has a longest length", (field, max) => {
  expect(problem(field, "a".repeat(max))).toBeUndefined();
  expect(problem(field, "a".repeat(max + 1))).toBe("ui:form.tooLong");
});

test("what happens to the logo", () => {
  const file = new Blob(["x"]);
  const uploaded = { logoFile: "a.png", shopLogoUrl: null };
  const fetched = { logoFile: "a.png", shopLogoUrl: "https://a.com/l" };
  const wish = (
    form: Partial<Parameters<typeof logoChangeOf>[0]>,
    now?: typeof uploaded | typeof fetched,
  ) => logoChangeOf({ remove: false, url: "", ...form }, now).do;
  expect(wish({})).toBe("keep");
  expect(wish({}, uploaded)).toBe("keep");
  expect(wish({ url: "https://a.com/l" }, fetched)).toBe("keep");
  expect(wish({ url: "https://a.com/m" }, fetched)).toBe("fetch");
  expect(wish({ url: "https://a.com/l" }, uploaded)).toBe("fetch");
  expect(wish({ url: "" }, fetched)).toBe("remove");
  expect(wish({ remove: true, url: "https://a.com/l" }, fetched)).toBe("remove");
  expect(wish({ file, remove: true, url: "https://a.com/m" }, fetched)).toBe("upload");
});

test("a shop without settings starts in the reader's language and zone, and guesses no rate", () => {
  expect(shopDefaults("es", "America/Lima")).toMatchObject({
    defaultLanguage: "es",
    timeZone: "America/Lima",
    currency: "USD",
    shopName: "",
  });
  expect(shopDefaults("es", "UTC").hourlyRate).toBeUndefined();
});

test("what the database refuses is said in the specification's words", () => {
  const refusal = (message: string) =>
    saveProblem(
      new Error("Failed query", { cause: new Error(`D1_ERROR: ${message}: SQLITE_CONSTRAINT`) }),
    );
  expect(refusal("UNIQUE constraint failed: shop_settings.shop_id")).toBe("shop:exists");
  expect(refusal("CHECK constraint failed: hourly_rate_above_zero")).toBe("shop:invalid");
  expect(refusal("FOREIGN KEY constraint failed")).toBe("shop:notSaved");
  expect(saveProblem(new TypeError("Network connection lost"))).toBe("shop:notSaved");
});

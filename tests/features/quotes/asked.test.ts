import { expect, test } from "vitest";
import { lacksOf, missingOnPapers } from "#app/features/quotes/asked/asked.ts";
import { noTerms } from "#app/features/quotes/price/terms.ts";
import {
  noPrintTerms,
  type PrintTerms,
  paperProfiles,
} from "#app/features/shop/print/print-terms.ts";

const said: PrintTerms = {
  profile: "california",
  registration: "ARD 123456",
  wasteNumber: "",
  days: 15,
  warranty: { en: "12 months", es: "" },
  replaced: { en: "", es: "Se devuelven" },
  charges: { en: "By the hour", es: "" },
  closing: { en: "", es: "" },
};
const whole = {
  printing: { terms: said, address: "1420 Mission Street", taxId: "20-12345678-9" },
  job: {
    customerPhone: "555",
    customerAddress: "12 Elm St",
    odometer: 0,
    technicianId: "t",
    promisedAt: new Date(),
  },
  quotes: [{ id: "q", number: 1, lacks: [] }],
};
const asks = (facts: Partial<Parameters<typeof missingOnPapers>[0]>) =>
  missingOnPapers({ ...whole, ...facts }).map(({ ask }) => ask);

test.each(paperProfiles)("Nothing is missing where %s has all", (profile) =>
  expect(asks({ printing: { ...whole.printing, terms: { ...said, profile } } })).toEqual([]),
);

test("A shop that follows no profile is told of nothing", () => {
  const terms = { ...noPrintTerms };
  expect(asks({ printing: { terms, address: null, taxId: null } })).toEqual([]);
  expect(asks({ printing: { terms: null, address: null, taxId: null } })).toEqual([]);
  expect(asks({ printing: undefined })).toEqual([]);
});

test("Each profile asks for its own", () => {
  const empty = (profile: PrintTerms["profile"]) => ({
    printing: { terms: { ...noPrintTerms, profile }, address: null, taxId: null },
    job: {
      customerPhone: " ",
      customerAddress: null,
      odometer: null,
      technicianId: null,
      promisedAt: null,
    },
    quotes: [
      {
        id: "q",
        number: 3,
        lacks: lacksOf({
          materials: [{ condition: "used" }, { condition: null }],
          suppliesAmount: 30_79,
          terms: null,
          status: "approved",
          isAuthorized: false,
        }),
      },
    ],
  });
  expect(asks(empty("california"))).toEqual([
    "registration",
    "address",
    "customerPhone",
    "condition",
    "supplies",
    "authorized",
  ]);
  expect(asks(empty("florida"))).toEqual([
    "address",
    "customerAddress",
    "customerPhone",
    "odometer",
    "promised",
    "charges",
  ]);
  expect(asks(empty("newYork"))).toEqual(["registration", "replaced", "charges", "condition"]);
  expect(asks(empty("michigan"))).toEqual(["technician", "condition"]);
  expect(asks(empty("texas"))).toEqual(["partsTax"]);
  expect(asks(empty("mexico"))).toEqual(["registration", "warranty", "promised", "condition"]);
  expect(asks(empty("argentina"))).toEqual([
    "taxId",
    "address",
    "days",
    "warranty",
    "promised",
    "condition",
  ]);
  expect(missingOnPapers(empty("california")).at(-1)?.quote).toEqual({ id: "q", number: 3 });
});

test("Asks for the tax on parts only where there are parts and nobody is exempt", () => {
  const parts = { materials: [{ condition: "new" }], suppliesAmount: 0 };
  const quote = { ...parts, status: "pending", isAuthorized: false } as const;
  const tax = { name: "Sales tax", rate: 82_500, on: ["parts"] } as const;
  expect(lacksOf({ ...quote, terms: { ...noTerms, taxes: [tax] } })).toEqual([]);
  expect(lacksOf({ ...quote, terms: { ...noTerms, exempt: "EX-1" } })).toEqual([]);
  expect(lacksOf({ ...quote, terms: noTerms })).toEqual(["partsTax"]);
  expect(lacksOf({ ...quote, materials: [], terms: null })).toEqual([]);
});

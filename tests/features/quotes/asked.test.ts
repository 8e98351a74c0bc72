import { expect, test } from "vitest";
import { missingOnPapers } from "#app/features/quotes/asked/asked.ts";
import { noPrintTerms, type PrintTerms } from "#app/features/shop/print/print-terms.ts";

const said: PrintTerms = {
  ...{ profile: "california", registration: "ARD 123456", wasteNumber: "", days: 15 },
  warranty: { en: "12 months", es: "" },
  closing: { en: "", es: "" },
};
const whole = {
  printing: { terms: said, address: "1420 Mission Street", taxId: "20-12345678-9" },
  job: { customerPhone: "555", promisedAt: new Date() },
  quotes: [{ id: "q", number: 1, materials: [{ condition: "new" }] }],
};
const asks = (facts: Partial<Parameters<typeof missingOnPapers>[0]>) =>
  missingOnPapers({ ...whole, ...facts }).map(({ ask }) => ask);

test.each(["california", "argentina"] as const)("Nothing is missing where %s has all", (profile) =>
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
    job: { customerPhone: " ", promisedAt: null },
    quotes: [{ id: "q", number: 3, materials: [{ condition: "used" }, { condition: null }] }],
  });
  expect(asks(empty("california"))).toEqual([
    "registration",
    "address",
    "customerPhone",
    "condition",
  ]);
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

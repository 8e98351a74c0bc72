import { expect, test } from "vitest";
import { piecesOfWays } from "#app/features/shop/paying/ways-to-pay.ts";
import { waysToPayForm } from "#app/features/shop/paying/ways-to-pay-form.ts";

test("Reads both texts, or none of them", () => {
  const read = (form: object) => waysToPayForm.safeParse(form);
  const both = { "ways-en": " Zelle:\n555 0100 ", "ways-es": "Zelle: 555 0100" };
  expect(read({ ...both, version: "3" }).data).toEqual({
    waysToPay: { en: "Zelle:\n555 0100", es: "Zelle: 555 0100" },
    partPayments: false,
    version: 3,
  });
  expect(read({ "ways-en": " ", "ways-es": "", parts: "yes" }).data).toEqual({
    waysToPay: null,
    partPayments: true,
    version: 0,
  });
  expect(read({ ...both, "ways-es": "" }).error?.issues).toMatchObject([
    { path: ["ways-es"], message: "paying:missing" },
  ]);
  expect(read({ ...both, "ways-en": "x".repeat(601) }).success).toBe(false);
  expect(read({ ...both, "ways-en": "x".repeat(600) }).success).toBe(true);
});

test.each([
  ["CLABE 012 345 678", [{ text: "CLABE 012 345 678" }]],
  [
    "Pay here: https://pay.example/taller?x=1&y=2.\nThanks",
    [
      { text: "Pay here: " },
      { text: "https://pay.example/taller?x=1&y=2", href: "https://pay.example/taller?x=1&y=2" },
      { text: ".\nThanks" },
    ],
  ],
  ["javascript:alert(1) http://pay.example", [{ text: "javascript:alert(1) http://pay.example" }]],
  ["https://[", [{ text: "https://[" }]],
])("Sets the addresses of %j apart", (text, pieces) => {
  expect(piecesOfWays(text)).toEqual(pieces);
});

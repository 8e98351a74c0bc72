import { expect, test } from "vitest";
import { placeOf, shopPlaces } from "#app/features/site/shell/shop-places.ts";

const owner = { quotes: true, parts: true, money: true, settings: true };
const places = shopPlaces({ shop: owner });

test.each([
  ["/repair-cms", "", "/repair-cms"],
  ["/repair-cms", "?view=board", "/repair-cms?view=board"],
  ["/repair-cms/0192/quotes/new", "", "/repair-cms"],
  ["/repair-cms/vehicles/0192", "", "/repair-cms/customers"],
  ["/repair-cms/customers/import", "", "/repair-cms/customers"],
  ["/repair-cms/reports/owing", "", "/repair-cms/reports"],
  ["/repair-cms/taxes", "", "/repair-cms/shop"],
  ["/repair-cms/words", "", "/repair-cms/shop"],
])("%s%s belongs to the place %s", (pathname, search, place) => {
  expect(placeOf(places, { pathname, search })?.to).toBe(place);
});

test("A technician has no place for what only the owner may open, and a visitor none", () => {
  const technician = shopPlaces({
    shop: { quotes: false, parts: false, money: false, settings: false },
  });
  expect(technician.map(({ label }) => label)).toEqual([
    "site:nav.jobs",
    "site:nav.board",
    "site:nav.calendar",
    "customers:title",
    "messages:title",
    "site:nav.words",
  ]);
  expect(shopPlaces({})).toEqual([]);
});

test("Parts have a place once the shop has had a supplier, a part or an item", () => {
  const labels = (shop: typeof owner) => shopPlaces({ shop }).map(({ label }) => label);
  expect(labels(owner)).toContain("parts:title");
  expect(labels({ ...owner, parts: false })).toEqual(
    labels(owner).filter((label) => label !== "parts:title"),
  );
});

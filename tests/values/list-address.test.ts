import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cursorIn,
  keyIn,
  listAddress,
  nextPage,
  numberIn,
  oneOf,
  rows,
  type SearchOf,
  searchText,
} from "#app/values/list-address.ts";
import { hostileTexts } from "../support/hostile/hostile.ts";

const address = listAddress(
  "/cars",
  {
    view: oneOf("view", ["list", "board"], "list"),
    text: searchText,
    color: oneOf("of", ["red", "blue"]),
    sold: oneOf("sold", ["yes"]),
    owner: keyIn("owner"),
    before: numberIn("before"),
    after: cursorIn("after"),
    show: rows(20),
  },
  // Only sold cars have a color.
  (search) => (search.sold ? search : { ...search, color: undefined }),
);
type Search = SearchOf<typeof address>;

const read = (query: string) => address.read(new URLSearchParams(query));
const queryOf = (search: Partial<Search>) => address.href(search).slice("/cars".length);

const key = fc.stringMatching(/^[\w-]{1,64}$/);
const maybe = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: undefined });
const searches: fc.Arbitrary<Search> = fc
  .record({
    view: fc.constantFrom("list", "board"),
    text: fc.string({ unit: "grapheme", maxLength: 50 }).map((text) => text.trim()),
    color: maybe(fc.constantFrom("red", "blue")),
    sold: maybe(fc.constant("yes" as const)),
    owner: maybe(key),
    before: maybe(fc.integer({ min: 1, max: 1e15 - 1 })),
    after: maybe(fc.record({ at: fc.nat(), id: key })),
    show: fc.constantFrom(20, 40, 60, 80, 100),
  })
  .map((search) => (search.sold ? search : { ...search, color: undefined }));

test("Reads the search that it has written", () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(read(queryOf(search))).toEqual(search);
    }),
  );
});

test("Reads any address to a search that has one address", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom(...hostileTexts),
  );
  const names = fc.constantFrom("view", "q", "of", "sold", "owner", "before", "after", "show", "x");
  const params = fc.array(
    fc.tuple(names, fc.oneof(text, fc.constantFrom("board", "red", "yes", "7_a", "7"))),
  );
  fc.assert(
    fc.property(params, (asked) => {
      const written = queryOf(address.read(new URLSearchParams(asked)));
      expect(queryOf(read(written))).toBe(written);
    }),
  );
});

test("Leaves out what an address without parameters has", () => {
  expect(address.href(address.start)).toBe("/cars");
  expect(address.href({ view: "list", text: "", before: undefined, show: 20 })).toBe("/cars");
});

test("Writes the parameters in the order of the fields", () => {
  const search: Partial<Search> = { show: 40, after: { at: 7, id: "a" }, sold: "yes", text: "á b" };
  expect(queryOf(search)).toBe("?q=%C3%A1+b&sold=yes&after=7_a&show=40");
});

test.each([
  "view=Board&of=RED&sold=no",
  "owner=a b&owner=",
  "before=-1&after=x_y z",
  "before=1e9",
  "before=0",
  "before=99999999999999999999",
  "of=red",
])("Ignores what is invalid or does not go together: %s", (query) =>
  expect(read(query)).toEqual(address.start),
);

test("Refuses a field of another type", () => {
  // @ts-expect-error: there is no such color.
  address.href({ color: "green" });
  // @ts-expect-error: there is no such field.
  address.href({ colour: "red" });
  // @ts-expect-error: a list whose rows are not in its address has no next page.
  nextPage(listAddress("/", { text: searchText }), { text: "" }, {});
});

test("Shows one to five whole pages of a list", () => {
  const shown = (query: string) => read(query).show;
  expect(["", "show=40", "show=41", "show=100", "show=9999"].map(shown)).toEqual([
    20, 40, 60, 100, 100,
  ]);
  for (const nonsense of ["show=", "show=0", "show=-40", "show=4e3", "show=99999", "show=x"])
    expect(shown(nonsense)).toBe(20);
});

test("Adds a page with Show more, up to five, and then begins a new list", () => {
  const next = (show: number) =>
    nextPage(address, { ...address.start, text: "x", show }, { before: 7 });
  expect([20, 40, 80].map(next)).toEqual([
    { to: "/cars?q=x&show=40", adds: true },
    { to: "/cars?q=x&show=60", adds: true },
    { to: "/cars?q=x&show=100", adds: true },
  ]);
  expect(next(100)).toEqual({ to: "/cars?q=x&before=7", adds: false });
});

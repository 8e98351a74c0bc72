import { describe, expect, test } from "vitest";
import {
  pointsOf,
  type SheetRow,
  sheetForm,
} from "#app/features/inspection/settings/sheet-form.ts";
import { sheetRows } from "#app/features/inspection/settings/sheet-rows.ts";
import { metricPoints, type Point, standardPoints } from "#app/features/inspection/sheet/points.ts";

const standard = standardPoints("gasoline");

/** The form of a sheet as its page posts it, with changes to rows by their ids. */
function posted(points: readonly Point[], changes: Record<string, Partial<SheetRow>> = {}) {
  const rows = sheetRows({ points, standard }).map((row) => ({ ...row, ...changes[row.id] }));
  const others = Object.entries(changes)
    .filter(([id]) => rows.every((row) => row.id !== id))
    .map(([id, row]) => ({ ...blank, ...row, id }));
  const all: SheetRow[] = [...rows, ...others];
  const list = (of: (row: SheetRow) => string) => all.map(of);
  return sheetForm.parse({
    kind: "gasoline",
    version: "0",
    id: list(({ id }) => id),
    group: list(({ group }) => group),
    en: list(({ name }) => name.en),
    es: list(({ name }) => name.es),
    unit: list(({ unit }) => unit),
    green: list(({ green }) => green),
    yellow: list(({ yellow }) => yellow),
    worse: list(({ worse }) => worse),
    shown: all.filter(({ isShown }) => isShown).map(({ id }) => id),
  });
}

const blank: SheetRow = {
  id: "",
  group: "engine",
  name: { en: "", es: "" },
  unit: "",
  green: "",
  yellow: "",
  worse: "low",
  isShown: true,
  isOwn: true,
};
const changed = (changes: Record<string, Partial<SheetRow>>) => {
  const read = pointsOf(posted(standard, changes), standard);
  return "points" in read ? read.points : read.problem;
};

describe("the sheet of a shop", () => {
  test("A sheet that is posted as it was stays as it was", () =>
    expect(pointsOf(posted(standard), standard)).toEqual({ points: standard }));

  test("A point is hidden, and can be shown again", () => {
    const points = changed({ spareTire: { isShown: false } }) as Point[];
    expect(points.map(({ id }) => id)).not.toContain("spareTire");
    expect(points).toHaveLength(39);
    const rows = sheetRows({ points, standard });
    expect(rows.find(({ id }) => id === "spareTire")).toMatchObject({ isShown: false });
    const again = pointsOf(posted(points, { spareTire: { isShown: true } }), standard);
    expect(again).toEqual({ points: standard });
  });

  test("A point is renamed and measured in another unit, within its limits", () => {
    const name = { en: "Front  pads ", es: "Balatas delanteras" };
    const limits = { unit: "%" as const, green: "50", yellow: "25.5" };
    const points = changed({ frontPads: { name, ...limits } }) as Point[];
    expect(points.find(({ id }) => id === "frontPads")).toEqual({
      id: "frontPads",
      group: "brakes",
      name: { en: "Front pads", es: "Balatas delanteras" },
      measure: { unit: "%", green: 500, yellow: 255, worse: "low" },
    });
  });

  test("A point of its own has both names and stands last; an empty one is none", () => {
    const name = { en: "Roof rack", es: "Portaequipaje" };
    const own = { "own-1": { name, group: "outside" as const }, "own-2": {} };
    const points = changed(own) as Point[];
    expect(points).toHaveLength(41);
    expect(points.at(-1)).toEqual({ id: "own-1", group: "outside", name });
  });

  test.each([
    ["one name alone", { name: { en: "Roof rack", es: " " } }, "needsNames"],
    ["a name that is too long", { name: { en: "a".repeat(61), es: "a" } }, "needsNames"],
  ] as const)("An own point with %s is told", (_, row, key) =>
    expect(changed({ "own-1": row })).toMatchObject({ key: `inspection:sheets.${key}` }),
  );

  test.each([
    ["no number", { green: "five" }],
    ["a limit of good below the other", { green: "2", yellow: "3" }],
  ])("Limits with %s are told by the name of their point", (_, row) =>
    expect(changed({ frontPads: row })).toEqual({
      key: "inspection:sheets.needsLimits",
      params: { point: "Front brake pads" },
    }),
  );

  test("It takes up to eighty points, and at least one", () => {
    const name = { en: "Own", es: "Propio" };
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`own-${n}`, { name }]));
    expect(changed(many(40))).toHaveLength(80);
    expect(changed(many(41))).toMatchObject({ key: "inspection:sheets.tooMany" });
    const none = Object.fromEntries(standard.map(({ id }) => [id, { isShown: false }]));
    expect(changed(none)).toMatchObject({ key: "inspection:sheets.tooMany" });
  });

  test("Ids that are neither standard nor the shop's own are left out", () =>
    expect(changed({ hacked: { name: { en: "a", es: "b" } } })).toEqual(standard));
});

test("Treads are in millimeters outside the United States, all else alike", () => {
  const metric = metricPoints("diesel");
  const units = (of: Point[]) => of.flatMap(({ measure }) => measure?.unit ?? []);
  expect(units(metric)).not.toContain("32nds");
  expect(units(metric)).toHaveLength(units(standardPoints("diesel")).length);
  expect(metric.map(({ id }) => id)).toEqual(standardPoints("diesel").map(({ id }) => id));
});

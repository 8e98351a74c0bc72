import { z } from "zod";
import { readMeasure } from "#app/features/inspection/measure.ts";
import {
  type Measure,
  type MeasureUnit,
  measureUnits,
  mostPoints,
  type Point,
  type PointGroup,
  pointGroups,
  vehicleKinds,
} from "#app/features/inspection/sheet/points.ts";
import { cleanText } from "#app/http/clean-text.ts";
import { choice, version } from "#app/http/form.ts";
import { formOf, largestForm } from "#app/http/form-size.ts";
import { byLanguage, languages } from "#app/values/language.ts";
import type { Message } from "#app/values/word-key.ts";

const longestName = 60;

/** The fields of one point in the form of a sheet: lists, but for `shown`, which has the ids. */
const sheetLists = ["id", "group", ...languages, "unit", "green", "yellow", "worse"] as const;
type Row = Record<(typeof sheetLists)[number], string>;

const list = z
  .array(z.string().max(1_000))
  .max(2 * mostPoints)
  .default([]);

export const sheetForm = z.object({
  kind: choice(vehicleKinds),
  version,
  shown: list,
  ...(Object.fromEntries(sheetLists.map((name) => [name, list])) as Record<keyof Row, typeof list>),
});

export const sheetFormSize = formOf(2 * mostPoints * longestName, largestForm.fields);

export const kindForm = z.object({ kind: choice(vehicleKinds) });

/** The id of a point of the shop's own. */
export const isOwn = (id: string): boolean => /^own-[\w-]{1,36}$/.test(id);

type SheetResult = { points: Point[] } | { problem: Message };

/**
 * The points of a posted sheet in the order of the standard one, then the shop's own; those that are
 * not ticked are left out. An empty row of an own point is none.
 */
export function pointsOf(form: z.infer<typeof sheetForm>, standard: readonly Point[]): SheetResult {
  const ticked = new Set(form.shown);
  const rows = form.id.map(
    (_, at) => Object.fromEntries(sheetLists.map((name) => [name, form[name][at] ?? ""])) as Row,
  );
  const points: Point[] = [];
  for (const row of rows) {
    const known = standard.find(({ id }) => id === row.id);
    const isEmpty = !known && languages.every((one) => row[one].trim() === "");
    if (!ticked.has(row.id) || isEmpty || (!known && !isOwn(row.id))) continue;
    const name = byLanguage((one) => nameOf(row[one]));
    const params = { point: Object.values(name).find(Boolean) ?? row.id };
    if (!Object.values(name).every(isName))
      return { problem: { key: "inspection:sheets.needsNames", params } };
    const measure = measureOf(row);
    if (measure === "wrong") return { problem: { key: "inspection:sheets.needsLimits", params } };
    const group = known?.group ?? pointGroups.find((one) => one === row.group) ?? pointGroups[0];
    points.push({ id: row.id, group, name, ...(measure && { measure }) });
  }
  const ids = new Set(points.map(({ id }) => id));
  if (points.length === 0 || points.length > mostPoints || ids.size < points.length)
    return { problem: { key: "inspection:sheets.tooMany", params: { most: mostPoints } } };
  return { points };
}

const nameOf = (typed: string) => cleanText(typed).replace(/\s+/g, " ").trim();
const isName = (name: string) => name !== "" && name.length <= longestName;

function measureOf({ unit, green, yellow, worse }: Row): Measure | undefined | "wrong" {
  const known = measureUnits.find((one) => one === unit);
  if (!known) return undefined;
  const [good, watch] = [readMeasure(green), readMeasure(yellow)];
  if (good === undefined || watch === undefined) return "wrong";
  const isHigh = worse === "high";
  if (isHigh ? good > watch : good < watch) return "wrong";
  return { unit: known, green: good, yellow: watch, worse: isHigh ? "high" : "low" };
}

/** A point as the form of its sheet shows it. */
export type SheetRow = {
  id: string;
  group: PointGroup;
  name: Point["name"];
  unit: MeasureUnit | "";
  green: string;
  yellow: string;
  worse: Measure["worse"];
  isShown: boolean;
  isOwn: boolean;
};

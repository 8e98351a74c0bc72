import { tenths } from "#app/features/inspection/measure.ts";
import type { Point } from "#app/features/inspection/sheet/points.ts";
import type { Sheet } from "#app/features/inspection/sheet/sheets.server.ts";
import { isOwn, type SheetRow } from "./sheet-form.ts";

const rowOf = ({ id, group, name, measure }: Point, isShown: boolean): SheetRow => ({
  id,
  group,
  name,
  unit: measure?.unit ?? "",
  green: measure ? tenths(measure.green) : "",
  yellow: measure ? tenths(measure.yellow) : "",
  worse: measure?.worse ?? "low",
  isShown,
  isOwn: isOwn(id),
});

/** A sheet as its form shows it: the standard points, hidden ones too, then the shop's own. */
export function sheetRows({ points, standard }: Pick<Sheet, "points" | "standard">): SheetRow[] {
  const shown = new Map(points.map((point) => [point.id, point]));
  return [
    ...standard.map((point) => rowOf(shown.get(point.id) ?? point, shown.has(point.id))),
    ...points.filter(({ id }) => isOwn(id)).map((point) => rowOf(point, true)),
  ];
}

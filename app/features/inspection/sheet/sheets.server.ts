import { and, eq } from "drizzle-orm";
import { inspectionSheets } from "#app/features/inspection/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import { countryOf } from "#app/values/country.ts";
import { metricPoints, type Point, standardPoints, type VehicleKind } from "./points.ts";

/** `version`: 0 while the sheet is the standard one. */
export type Sheet = { points: readonly Point[]; standard: readonly Point[]; version: number };

const sheetOf = (shopId: string, kind: VehicleKind) =>
  and(eq(inspectionSheets.shopId, shopId), eq(inspectionSheets.kind, kind));

/** The sheet of a shop for a kind of vehicle, and the standard one as it is where the shop is. */
export async function findSheet(db: Db, shopId: string, kind: VehicleKind): Promise<Sheet> {
  const [[own], [shop]] = await db.batch([
    db
      .select({ points: inspectionSheets.points, version: inspectionSheets.version })
      .from(inspectionSheets)
      .where(sheetOf(shopId, kind)),
    db
      .select({ country: shopSettings.country, currency: shopSettings.currency })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
  ]);
  const standard = inInches.has(countryOf(shop)) ? standardPoints(kind) : metricPoints(kind);
  return { points: own?.points ?? standard, standard, version: own?.version ?? 0 };
}

/** Countries that measure treads in 32nds of an inch. */
const inInches: ReadonlySet<string> = new Set(["US", "PR"]);

/** Saves a sheet at the version that its form was opened with; 0 before the first. */
export async function saveSheet(
  db: Db,
  shopId: string,
  { kind, points, version }: { kind: VehicleKind; points: readonly Point[]; version: number },
): Promise<SaveOutcome> {
  if (version === 0) {
    const made = await db
      .insert(inspectionSheets)
      .values({ shopId, kind, points })
      .onConflictDoNothing()
      .returning({ kind: inspectionSheets.kind });
    return made.length > 0 ? "saved" : "overtaken";
  }
  return saveAt(db, {
    table: inspectionSheets,
    column: inspectionSheets.version,
    row: sheetOf(shopId, kind),
    version,
    set: { points },
    already: says(inspectionSheets, { points }),
  });
}

/** Back to the standard sheet. */
export const dropSheet = (db: Db, shopId: string, kind: VehicleKind) =>
  db.delete(inspectionSheets).where(sheetOf(shopId, kind));

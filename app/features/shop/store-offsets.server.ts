import type { Db } from "#app/platform/db/db.server.ts";
import { insertRows } from "#app/platform/db/json-rows.server.ts";
import { zoneOffsets } from "./tables.server.ts";
import { offsetsOf } from "./zone-offsets.ts";

/** Precedes the write of a shop's zone: the triggers of its figures look its offsets up. */
export const storeOffsets = (db: Db, zone: string) =>
  insertRows(db, zoneOffsets, offsetsOf(zone), { zone }).onConflictDoNothing();

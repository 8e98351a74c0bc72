import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { zoneOffsets } from "./tables.server.ts";
import { offsetsOf } from "./zone-offsets.ts";

/** Goes before the write of a shop's zone: the triggers of its figures look its offsets up. */
export const storeOffsets = (db: Db, zone: string) =>
  insertSelect(
    db,
    zoneOffsets,
    {
      zone,
      startsAt: sql.raw("value ->> 'startsAt'"),
      minutes: sql.raw("value ->> 'minutes'"),
    },
    sql`FROM json_each(${JSON.stringify(offsetsOf(zone))}) WHERE true`,
  ).onConflictDoNothing();

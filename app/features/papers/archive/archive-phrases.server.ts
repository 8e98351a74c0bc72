import { and, asc, eq, gt, sql } from "drizzle-orm";
import { shopPhrases } from "#app/features/phrases/tables.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

const { shopId, id, kind, originalLanguage, region, note, by, at } = shopPhrases;

/** The terms, remembered lines and canned lines of a shop. */
export const archivedPhrases = (db: Db, shop: string) =>
  paged((last: { id: string } | undefined) =>
    db
      .select({
        id,
        kind,
        originalLanguage,
        region,
        note,
        at,
        en: shopPhrases.textEn,
        es: shopPhrases.textEs,
        by: memberName(sql`${by}`),
      })
      .from(shopPhrases)
      .where(and(eq(shopId, shop), last && gt(id, last.id)))
      .orderBy(asc(id))
      .limit(rowsPerPage),
  );

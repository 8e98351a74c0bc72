import { and, desc, isNotNull, lt, sql } from "drizzle-orm";
import { videoColumns } from "#app/features/videos/list/cards-query.server.ts";
import { inSearch, type VideoQuery } from "#app/features/videos/list/video-query.server.ts";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type CatalogSearch, catalogPerPage } from "./catalog-search.ts";

export const adminColumns = {
  ...videoColumns,
  checkedAt: sql<number | null>`${videoTutorials.checkedAt}`,
  deadSince: sql<number | null>`${videoTutorials.deadSince}`,
  version: videoTutorials.version,
};

type CatalogQuery = Partial<Omit<CatalogSearch, "show">> & Pick<VideoQuery, "groups" | "limit">;

/** The query of `listCatalog`. */
export function catalogQuery(
  db: Db,
  { text = "", groups, after, dead = false, limit = catalogPerPage }: CatalogQuery,
) {
  const asked = inSearch({
    text: dead ? "" : text,
    ...(groups && { groups }),
    before: after,
    limit,
  });
  return db
    .select(adminColumns)
    .from(videoTutorials)
    .where(
      dead
        ? and(
            isNotNull(videoTutorials.deadSince),
            lt(videoTutorials.n, after ?? Number.MAX_SAFE_INTEGER),
          )
        : asked,
    )
    .orderBy(desc(videoTutorials.n))
    .limit(limit);
}

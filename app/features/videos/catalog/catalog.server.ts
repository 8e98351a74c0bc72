import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import {
  inSearch,
  searchTerms,
  type VideoQuery,
} from "#app/features/videos/list/video-query.server.ts";
import { videoColumns } from "#app/features/videos/list/videos.server.ts";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import {
  type AdminVideo,
  type CatalogPage,
  type CatalogSearch,
  catalogPerPage,
} from "./catalog-search.ts";

/** Page of all videos, newest first, by search or only the unavailable ones. */
export async function listCatalog(
  db: Db,
  { show = catalogPerPage, ...asked }: Partial<CatalogSearch>,
): Promise<CatalogPage> {
  const rows = await catalogQuery(db, {
    ...asked,
    groups: await searchTerms(asked.text ?? ""),
    limit: show + 1,
  });
  return { videos: rows.slice(0, show), more: rows.length > show };
}

export const findInCatalog = (db: Db, id: string): Promise<AdminVideo | undefined> =>
  db.select(adminColumns).from(videoTutorials).where(eq(videoTutorials.id, id)).get();

const adminColumns = {
  ...videoColumns,
  checkedAt: sql<number | null>`${videoTutorials.checkedAt}`,
  deadSince: sql<number | null>`${videoTutorials.deadSince}`,
  version: videoTutorials.version,
};

type CatalogQuery = Partial<Omit<CatalogSearch, "show">> & Pick<VideoQuery, "groups" | "limit">;

/** The query of `listCatalog`. */
export function catalogQuery(
  db: Db,
  { text = "", groups, after, dead, limit = catalogPerPage }: CatalogQuery,
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

import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import {
  type Asked,
  inSearch,
  meaningOf,
  videoColumns,
} from "#app/features/videos/list/videos.server.ts";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import {
  type AdminVideo,
  type CatalogPage,
  type CatalogSearch,
  catalogPerPage,
} from "./catalog-search.ts";

const shown = {
  ...videoColumns,
  checkedAt: sql<number | null>`${videoTutorials.checkedAt}`,
  deadSince: sql<number | null>`${videoTutorials.deadSince}`,
  version: videoTutorials.version,
};

type CatalogAsked = Partial<Omit<CatalogSearch, "show">> & Pick<Asked, "groups" | "limit">;

/**
 * One page of all videos, newest first: those that a search finds, those after a number, or those
 * that YouTube no longer shows.
 */
export async function listCatalog(
  db: Db,
  { show = catalogPerPage, ...asked }: Partial<CatalogSearch>,
): Promise<CatalogPage> {
  const rows = await catalogQuery(db, {
    ...asked,
    groups: await meaningOf(asked.text ?? ""),
    limit: show + 1,
  });
  return { videos: rows.slice(0, show), more: rows.length > show };
}

/** The statement behind `listCatalog`, apart so that tests can read its plan. */
export function catalogQuery(
  db: Db,
  { text = "", groups, after, dead = false, limit = catalogPerPage }: CatalogAsked,
) {
  const asked = inSearch({
    text: dead ? "" : text,
    ...(groups && { groups }),
    before: after,
    limit,
  });
  return db
    .select(shown)
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

export const findInCatalog = (db: Db, id: string): Promise<AdminVideo | undefined> =>
  db.select(shown).from(videoTutorials).where(eq(videoTutorials.id, id)).get();

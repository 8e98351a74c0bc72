import { eq } from "drizzle-orm";
import { meaningOf } from "#app/features/videos/list/video-query.server.ts";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { catalogQuery, shown } from "./catalog-query.server.ts";
import {
  type AdminVideo,
  type CatalogPage,
  type CatalogSearch,
  catalogPerPage,
} from "./catalog-search.ts";

/** One page of all videos, newest first, by search or only the unavailable ones. */
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

export const findInCatalog = (db: Db, id: string): Promise<AdminVideo | undefined> =>
  db.select(shown).from(videoTutorials).where(eq(videoTutorials.id, id)).get();

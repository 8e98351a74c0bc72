import { eq } from "drizzle-orm";
import { searchTerms } from "#app/features/videos/list/video-query.server.ts";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { adminColumns, catalogQuery } from "./catalog-query.server.ts";
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

import { and, desc, eq, sql } from "drizzle-orm";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type NewsSearch, newsPerPage } from "./news-search.ts";

/** The query of `listNews`. */
export function newsQuery(db: Db, { source, language, before, show = newsPerPage }: NewsSearch) {
  return db
    .select({
      id: newsItems.id,
      title: newsItems.title,
      excerpt: newsItems.excerpt,
      link: newsItems.link,
      language: newsItems.language,
      pictured: newsItems.pictured,
      publishedAt: newsItems.publishedAt,
      sourceId: newsItems.sourceId,
      sourceName: newsSources.name,
    })
    .from(newsItems)
    .innerJoin(newsSources, eq(newsSources.id, newsItems.sourceId))
    .where(
      and(
        source ? eq(newsItems.sourceId, source) : language && eq(newsItems.language, language),
        // A row comparison: with `or`, a later page would read every article before it.
        before && sql`(${newsItems.publishedAt}, ${newsItems.id}) < (${before.at}, ${before.id})`,
      ),
    )
    .orderBy(desc(newsItems.publishedAt), desc(newsItems.id))
    .limit(show + 1);
}

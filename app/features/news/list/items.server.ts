import { and, asc, desc, eq, sql } from "drizzle-orm";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import { type NewsSearch, newsPerPage } from "./news-search.ts";

/** `publishedAt` in milliseconds; `pictured`: its picture is stored in R2. */
export type NewsItem = {
  id: string;
  title: string;
  excerpt: string;
  link: string;
  language: Language;
  pictured: boolean;
  publishedAt: number;
  source: { id: string; name: string };
};

export type SourceChoice = { id: string; name: string; language: Language };

export type NewsPage = { items: NewsItem[]; more: boolean; sources: SourceChoice[] };

/** The most sources in the filter; a card's source name links to any other. */
const choices = 60;

/** Page of news, newest first, and the sources of the filter, in one round trip. */
export async function listNews(db: Db, search: Partial<NewsSearch>): Promise<NewsPage> {
  const [rows, sources] = await db.batch([newsQuery(db, search), choicesQuery(db)]);
  const { show = newsPerPage } = search;
  const items = rows.slice(0, show).map(({ publishedAt, sourceId, sourceName, ...item }) => ({
    ...item,
    publishedAt: publishedAt.getTime(),
    source: { id: sourceId, name: sourceName },
  }));
  return { items, more: rows.length > show, sources };
}

const choicesQuery = (db: Db) =>
  db
    .select({ id: newsSources.id, name: newsSources.name, language: newsSources.language })
    .from(newsSources)
    .orderBy(asc(newsSources.name), asc(newsSources.id))
    .limit(choices);

/** The query of `listNews`. */
export function newsQuery(
  db: Db,
  { source, language, before, show = newsPerPage }: Partial<NewsSearch>,
) {
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

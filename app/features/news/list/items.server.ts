import { asc } from "drizzle-orm";
import { newsSources } from "#app/features/news/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import { newsQuery } from "./news-query.server.ts";
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
export async function listNews(db: Db, search: NewsSearch): Promise<NewsPage> {
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

import { sql } from "drizzle-orm";
import { topicsPerPage } from "#app/features/forum/posts/post.ts";
import type { JoinedTranslation } from "#app/features/forum/translation/stored.server.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

/** Texts per page of results; several may belong to one topic. */
const textsPerPage = 40;

/** A topic in the results, and its newest matching reply, if its own text does not match later. */
export type SearchResult = {
  id: string;
  title: string;
  originalLanguage: Language;
  createdAt: number;
  editedAt: number | null;
  lastActivityAt: number;
  replyCount: number;
  unseen: number;
  answeredAt: number | null;
  hiddenAt: number | null;
  hiddenReason: string | null;
  userId: string | null;
  name: string | null;
  email: string | null;
  replyId: string | null;
  translation: JoinedTranslation;
};

type Row = Omit<SearchResult, "translation"> & {
  lowest: number;
  texts: number;
  translationOf: string | null;
  revision: number;
  translated: string | null;
  content: string | null;
  claim: string | null;
  failedUntil: number | null;
};

/** The size of a page of results, where it begins, and the language of its titles. */
type SearchQuery = {
  below?: number | undefined;
  show?: number | undefined;
  into?: Language | undefined;
  /** Whether a search without results is repeated by a prefix: not for a code. */
  loose?: boolean;
  /** Whether topics that lack one part are shown where none has all of them. */
  nearly?: boolean;
};

/** The query of a search: the newest matching texts, originals and translations, by topic. */
const searchQuery = (
  match: string,
  {
    limit,
    below = Number.MAX_SAFE_INTEGER,
    into = "",
  }: Omit<SearchQuery, "into"> & { limit: number; into?: string },
) => sql`
  with hit as (
    select rowid as n from discussion_search where discussion_search match ${match} and rowid < ${below} order by rowid desc limit ${limit}
  ), found as (
    select t.topic_id, t.reply_id, max(hit.n) as n, min(hit.n) as lowest, count(*) as texts
    from hit join discussion_texts t on t.n = hit.n / 2 * 2 group by t.topic_id
  )
  select topics.id, topics.title, topics.original_language as originalLanguage, topics.created_at as createdAt, topics.edited_at as editedAt,
    topics.last_activity_at as lastActivityAt, topics.reply_count as replyCount, topics.unseen, topics.answered_at as answeredAt,
    topics.hidden_at as hiddenAt, topics.hidden_reason as hiddenReason, users.id as userId, users.name, users.email,
    found.reply_id as replyId, found.lowest, found.texts, tr.post_id as translationOf, tr.revision, tr.title as translated,
    substr(tr.content, 1, 0) as content, tr.claim, tr.failed_until as failedUntil
  from found join discussion_topics topics on topics.id = found.topic_id left join users on users.id = topics.user_id
    left join discussion_translations tr on tr.post_id = topics.id and tr.language = ${into}
  order by found.n desc`;

/** Imported once: the search goes to D1 with the reader's session if nothing takes longer before. */
let matching: Promise<typeof import("./query.ts")> | undefined;

/**
 * The results, newest text first, and where the next page begins. Without results the search is
 * repeated by a prefix, and with one part less. `show`: how many topics.
 */
export async function searchTopics(
  db: Db,
  text: string,
  { below, show = topicsPerPage, into, loose = true, nearly = false }: SearchQuery = {},
): Promise<{ topics: SearchResult[]; below: number | undefined; isNear: boolean }> {
  matching ??= import("./query.ts");
  const [{ looseMatchFor, matchFor, nearMatchFor }] = await Promise.all([matching, loadGlossary()]);
  const limit = (show / topicsPerPage) * textsPerPage;
  const look = async (match: string | undefined) =>
    match === undefined ? [] : db.all<Row>(searchQuery(match, { limit, below, into }));
  let rows = await look(matchFor(text));
  let isNear = false;
  if (rows.length === 0 && loose) {
    const [begun, near] = await Promise.all([
      look(looseMatchFor(text)),
      nearly && below === undefined ? look(nearMatchFor(text)) : [],
    ]);
    isNear = begun.length === 0 && near.length > 0;
    rows = isNear ? near : begun;
  }
  const texts = rows.reduce((sum, row) => sum + row.texts, 0);
  const next = texts === limit && !isNear ? Math.min(...rows.map((row) => row.lowest)) : undefined;
  return { topics: rows.map(foundOf), below: next, isNear };
}

function foundOf(row: Row): SearchResult {
  const {
    lowest: _,
    texts: __,
    translationOf,
    revision,
    translated,
    content,
    claim,
    ...rest
  } = row;
  const { failedUntil, ...found } = rest;
  return {
    ...found,
    translation: {
      postId: translationOf,
      revision,
      title: translated,
      content,
      claim: claim ?? "",
      claimedUntil: null,
      failedUntil: failedUntil === null ? null : new Date(failedUntil),
    },
  };
}

import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shops } from "#app/features/account/shops.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Language } from "#app/values/language.ts";
import {
  type PhraseKind,
  type PhraseRegion,
  phraseKey,
  phraseLimits,
  phraseSearch,
  recognized,
  type Texts,
} from "./phrase.ts";
import { shopPhrases } from "./tables.server.ts";

/** The contents of a phrase. `from`: the language that it was written in. */
export type PhraseContent = {
  from: Language;
  texts: Texts;
  region?: PhraseRegion | undefined;
  note?: string | undefined;
};
export type PhraseAuthor = { by: string; now: number };
type Key = { shopId: string; id: string };

/**
 * Remembers a line that a person reviewed or wrote in both languages, for the batch of that write:
 * from then on it is used word for word, without a model. A full memory stays as it is; a line that
 * is too long to be a line is not remembered.
 */
export const remember = (db: Db, shopId: string, content: PhraseContent, author: PhraseAuthor) =>
  addPhrase(db, { shopId, id: newId() }, "memory", content, author);

/**
 * Adds a phrase; one of the same words is replaced. The statement changes nothing when the shop has
 * as many as it may, or when a text is longer than its kind may be.
 */
export function addPhrase(
  db: Db,
  { shopId, id }: Key,
  kind: PhraseKind,
  content: PhraseContent,
  author: PhraseAuthor,
) {
  const row = columnsOf(kind, content, author);
  const { text: longest, perShop } = phraseLimits;
  const fits =
    Math.max(...Object.values(content.texts).map((text) => text.length)) <= longest[kind];
  const there = sql`SELECT 1 FROM shop_phrases p WHERE p.shop_id = ${shopId} AND p.kind = ${kind}`;
  return insertSelect(
    db,
    shopPhrases,
    { shopId, id, kind, ...row, version: 1 },
    sql`FROM ${shops} WHERE ${shops.id} = ${shopId} AND ${fits ? 1 : 0}
      AND ((SELECT count(*) FROM (${there} LIMIT ${perShop[kind]})) < ${perShop[kind]}
        OR EXISTS (${there} AND p.key = ${row.key}))`,
  ).onConflictDoUpdate({
    target: [shopPhrases.shopId, shopPhrases.kind, shopPhrases.key],
    set: { ...row, version: sql`${shopPhrases.version} + 1` },
  });
}

/** Columns of a phrase. */
export const columnsOf = (
  kind: PhraseKind,
  { from, texts, region = "", note = "" }: PhraseContent,
  { by, now }: PhraseAuthor,
) => ({
  key: phraseKey(kind, from, texts),
  originalLanguage: from,
  textEn: texts.en,
  textEs: texts.es,
  foundEn: recognized(texts.en),
  foundEs: recognized(texts.es),
  region,
  note,
  search: phraseSearch(texts, note),
  by,
  at: new Date(now),
});

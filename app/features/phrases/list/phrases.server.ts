import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { PhraseKind, Texts } from "#app/features/phrases/phrase.ts";
import { shopPhrases, textsOf } from "#app/features/phrases/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { searchWords } from "#app/values/fold.ts";

const { shopId, id, kind, originalLanguage, textEn, textEs, region, note, search, version } =
  shopPhrases;
const columns = { id, kind, originalLanguage, textEn, textEs, region, note, version };

/** A phrase of a shop, as its page shows it. */
export type Phrase = Omit<Row, "textEn" | "textEs"> & { texts: Texts };
type Row = Pick<typeof shopPhrases.$inferSelect, keyof typeof columns>;

const phraseOf = ({ textEn, textEs, ...row }: Row): Phrase => ({
  ...row,
  texts: textsOf({ textEn, textEs }),
});

type PhraseQuery = { kind: PhraseKind; text: string; before?: string | undefined; limit: number };

/**
 * A page of a shop's phrases, the newest first; a search looks in both languages. One index, of
 * which a shop has a bounded part. Apart so that tests can read its plan.
 */
export const phrasesQuery = (db: Db, shop: string, asked: PhraseQuery) =>
  db
    .select(columns)
    .from(shopPhrases)
    .where(
      and(
        eq(shopId, shop),
        eq(kind, asked.kind),
        asked.before ? lt(id, asked.before) : undefined,
        ...searchWords(asked.text).map((word) => sql`instr(${search}, ${word}) > 0`),
      ),
    )
    .orderBy(desc(id))
    .limit(asked.limit);

/** Lists a page, and whether more follow. */
export async function listPhrases(
  db: Db,
  shop: string,
  { limit, ...asked }: PhraseQuery,
): Promise<{ phrases: Phrase[]; more: boolean }> {
  const rows = await phrasesQuery(db, shop, { ...asked, limit: limit + 1 });
  return { phrases: rows.slice(0, limit).map(phraseOf), more: rows.length > limit };
}

export async function findPhrase(
  db: Db,
  shop: string,
  phraseId: string,
): Promise<Phrase | undefined> {
  const [phrase] = await db
    .select(columns)
    .from(shopPhrases)
    .where(and(eq(shopId, shop), eq(id, phraseId)));
  return phrase && phraseOf(phrase);
}

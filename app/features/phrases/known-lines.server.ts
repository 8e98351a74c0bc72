import { and, eq, ne, sql } from "drizzle-orm";
import type { ShopTerm } from "#app/features/translator/shop-terms.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Language, languages } from "#app/values/language.ts";
import { type PhraseKind, phraseLimits, recognized } from "./phrase.ts";
import { foundIn, shopPhrases, textsOf } from "./tables.server.ts";

const { shopId, kind, originalLanguage, textEn, textEs, at } = shopPhrases;

/** A text to be translated. */
type Line = { text: string; from: Language; to: Language };

/** The shop's remembered translation of a line, if any. */
type FindPhrase = (line: Line) => string | undefined;

/**
 * The shop's remembered translations of these lines, and its required terms; one round trip. Of
 * several matches the latest one counts, and one in its original language comes first.
 */
export async function findKnownLines(
  db: Db,
  shop: string,
  lines: readonly Line[],
): Promise<{ says: FindPhrase; terms: ShopTerm[] }> {
  const texts = lines.filter(({ text }) => text.length <= phraseLimits.text.memory);
  const [terms, ...known] = await db.batch([
    shopTermsQuery(db, shop),
    ...knownLinesQueries(db, shop, [...new Set(texts.map(({ text }) => recognized(text)))]),
  ]);
  const rows = known
    .flat()
    .sort((one, other) => rank(one) - rank(other) || other.at.getTime() - one.at.getTime())
    .map((row) => ({ from: row.originalLanguage, texts: textsOf(row) }));
  return {
    terms: terms.map(textsOf),
    says: ({ text, from, to }) => {
      const found = rows.filter((row) => recognized(row.texts[from]) === recognized(text));
      return (found.find((row) => row.from === from) ?? found[0])?.texts[to];
    },
  };
}

/** Lines come behind what else is remembered. */
const rank = ({ kind }: { kind: PhraseKind }): number => (kind === "line" ? 1 : 0);

/** Texts in one statement: D1 takes a hundred values. */
const together = 90;

/**
 * By one index per language, from the texts to the memory (CROSS JOIN keeps that order): as an OR,
 * or from the shop on, the whole memory would be read. VALUES, because each element of a JSON list
 * counts as a row that is read.
 */
export const knownLinesQueries = (db: Db, shop: string, texts: readonly string[]) =>
  chunks(texts).flatMap((some) => {
    const values = sql.join(
      some.map((text) => sql`(${text})`),
      sql`, `,
    );
    return languages.map((each) =>
      db
        .select({ originalLanguage, textEn, textEs, kind, at })
        .from(sql`(VALUES ${values}) t`)
        .crossJoin(shopPhrases)
        .where(and(eq(shopId, shop), eq(foundIn[each], sql`t.column1`), ne(kind, "term"))),
    );
  });

const chunks = (texts: readonly string[]): (readonly string[])[] =>
  texts.length === 0 ? [] : [texts.slice(0, together), ...chunks(texts.slice(together))];

const shopTermsQuery = (db: Db, shop: string) =>
  db
    .select({ textEn, textEs })
    .from(shopPhrases)
    .where(and(eq(shopId, shop), eq(kind, "term")))
    .limit(phraseLimits.perShop.term);

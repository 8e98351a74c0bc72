import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { cannedLines, cannedQuotes } from "#app/features/quotes/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { CannedQuote, ListedCanned, SearchTerm } from "./canned.ts";

const { id, name, nameKey, description, translations, used, lastUsedAt, pricedAt, search } =
  cannedQuotes;
const { laborHours, currency } = cannedQuotes;
/** Rounds each line as a quote does; quantities are hundredths. */
const parts = sql<number>`coalesce((SELECT sum(round(l.quantity * l.unit_price / 100.0)) FROM canned_lines l WHERE l.shop_id = canned_quotes.shop_id AND l.canned_quote_id = canned_quotes.id AND l.kind = 'material'), 0)`;
const shown = { id, name, nameKey, description, translations, used, lastUsedAt, pricedAt };
const columns = { ...shown, laborHours, currency, parts };
type Row = Pick<typeof cannedQuotes.$inferSelect, Exclude<keyof typeof columns, "parts">> & {
  parts: number;
};

const listed = (row: Row): ListedCanned => ({
  ...row,
  translations: row.translations ?? {},
  currency: row.currency ?? "USD",
  lastUsedAt: row.lastUsedAt?.getTime() ?? null,
  pricedAt: row.pricedAt?.getTime() ?? 0,
});

const has = (words: readonly string[]) =>
  and(...words.map((word) => sql`instr(${nameKey} || ' ' || ${search}, ${word}) > 0`))!;

/** Requires each word, or a synonym of it, somewhere in the canned quote. */
const matches = (sought: readonly SearchTerm[]): SQL[] =>
  sought.map(({ words, others }) => sql`(${sql.join([words, ...others].map(has), sql` OR `)})`);

type CannedQuery = { sought: readonly SearchTerm[]; after?: string | undefined; limit: number };

/** Statement of a page of a shop's canned quotes by name, exported for a test of its plan. */
export const cannedQuery = (db: Db, shopId: string, { sought, after, limit }: CannedQuery) =>
  db
    .select(columns)
    .from(cannedQuotes)
    .where(
      and(
        eq(cannedQuotes.shopId, shopId),
        after ? gt(nameKey, after) : undefined,
        ...matches(sought),
      ),
    )
    .orderBy(asc(nameKey))
    .limit(limit);

/** Lists a page, and whether more follow. */
export async function listCanned(db: Db, shopId: string, { limit, ...asked }: CannedQuery) {
  const rows = await cannedQuery(db, shopId, { ...asked, limit: limit + 1 });
  return { canned: rows.slice(0, limit).map(listed), more: rows.length > limit };
}

/** Canned quotes that are offered for what is typed. */
const suggested = 8;

/** The most used ones come first. Sorting is cheap: a shop has few (`cannedLimits`). */
export async function suggestCanned(
  db: Db,
  shopId: string,
  sought: readonly SearchTerm[],
): Promise<ListedCanned[]> {
  const rows = await db
    .select(columns)
    .from(cannedQuotes)
    .where(and(eq(cannedQuotes.shopId, shopId), ...matches(sought)))
    .orderBy(desc(used), asc(nameKey))
    .limit(suggested);
  return rows.map(listed);
}

/** Recently used first, then the newest. Exported so that tests can read its plan. */
export const recentQuery = (db: Db, shopId: string) =>
  db
    .select(columns)
    .from(cannedQuotes)
    .where(eq(cannedQuotes.shopId, shopId))
    .orderBy(desc(lastUsedAt), desc(id))
    .limit(suggested);

/** Lists the suggestions before anything is typed. */
export const recentCanned = async (db: Db, shopId: string): Promise<ListedCanned[]> =>
  (await recentQuery(db, shopId)).map(listed);

/** Suggestions of a new quote before the search. */
const atHand = 4;

/** Statement that reads the names of recently used canned quotes; `read` false reads none. */
export const atHandQuery = (db: Db, shopId: string, read: boolean) =>
  db
    .select({ id, name })
    .from(cannedQuotes)
    .where(eq(cannedQuotes.shopId, shopId))
    .orderBy(desc(lastUsedAt), desc(id))
    .limit(read ? atHand : 0);

/** Reads a canned quote of this shop with its lines. */
export async function findCanned(
  db: Db,
  shopId: string,
  cannedId: string,
): Promise<CannedQuote | undefined> {
  const { language, version } = cannedQuotes;
  const { kind, quantity, unit, partNumber, condition, cost, taxClass, unitPrice } = cannedLines;
  const facts = { kind, quantity, unit, partNumber, condition, cost, taxClass, unitPrice };
  const [[row], lines] = await db.batch([
    db
      .select({ ...columns, language, version })
      .from(cannedQuotes)
      .where(and(eq(cannedQuotes.shopId, shopId), eq(id, cannedId))),
    db
      .select({
        ...facts,
        id: cannedLines.id,
        name: cannedLines.name,
        translations: cannedLines.translations,
      })
      .from(cannedLines)
      .where(and(eq(cannedLines.shopId, shopId), eq(cannedLines.cannedQuoteId, cannedId)))
      .orderBy(asc(cannedLines.position)),
  ]);
  if (!row) return undefined;
  const all = lines.map((line) => ({ ...line, translations: line.translations ?? {} }));
  return {
    ...row,
    ...listed(row),
    materials: all
      .filter((line) => line.kind === "material")
      .map((line) => ({ ...line, unitPrice: line.unitPrice ?? 0 })),
    labor: all.filter((line) => line.kind === "labor"),
  };
}

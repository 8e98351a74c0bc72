import { and, desc, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import { customers, customerTerms } from "#app/features/customers/tables.server.ts";
import { changeQuery } from "#app/features/messages/change.server.ts";
import { conversations, messageNumbers, messages } from "#app/features/messages/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { searchWords } from "#app/values/fold.ts";
import { customerName, isSomebodys } from "./inbox.server.ts";

const hitsPerPage = 25;
const customersShown = 8;

type Search = { shopId: string; text: string; before?: number | undefined };

/**
 * A search as an FTS5 query within one shop: every word must occur, in the original or its
 * translation, the last one perhaps unfinished. Undefined if there is nothing to search for.
 */
function matchFor(shopId: string, text: string): string | undefined {
  const words = searchWords(text)
    .flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))
    .filter(Boolean)
    .slice(0, 5);
  if (words.length === 0) return undefined;
  const last = words.at(-1)!;
  const quoted = words.map((word) => `"${word}"`);
  if (last.length >= 3) quoted[quoted.length - 1] += "*";
  return `shop : "${shopId.replaceAll("-", "")}" AND {text translation} : (${quoted.join(" AND ")})`;
}

/** Finds messages, newest first; apart so that a test can count the rows it reads. */
export const hitsQuery = (db: Db, { shopId, text, before }: Search) =>
  db
    .select({
      n: messageNumbers.n,
      id: messages.id,
      conversationId: messages.conversationId,
      customerId: conversations.customerId,
      text: messages.text,
      language: messages.language,
      translation: messages.translation,
      translationLanguage: messages.translationLanguage,
      direction: messages.direction,
      way: messages.way,
      at: messages.at,
      name: customerName.as("customer_name"),
      address: conversations.address,
    })
    .from(
      sql`(SELECT rowid AS hit FROM message_search WHERE message_search MATCH ${matchFor(shopId, text) ?? '""'}
        ${before === undefined ? sql`` : sql`AND rowid < ${before}`}
        ORDER BY rowid DESC LIMIT ${hitsPerPage + 1}) h`,
    )
    // From the index on (CROSS JOIN keeps that order): otherwise all messages would be read.
    .crossJoin(messageNumbers)
    .crossJoin(messages)
    .crossJoin(conversations)
    .leftJoin(customers, refersTo(conversations, conversations.customerId, customers))
    .where(
      and(
        sql`${messageNumbers.n} = h.hit`,
        eq(messageNumbers.shopId, shopId),
        refersTo(messageNumbers, messageNumbers.messageId, messages),
        refersTo(messages, messages.conversationId, conversations),
        isSomebodys,
      ),
    )
    .orderBy(desc(messageNumbers.n));

const termBegins = (word: string): SQL =>
  and(gte(customerTerms.term, word), lt(customerTerms.term, `${word}\u{10ffff}`))!;

/** Customers whose name, phone number or e-mail address begins with the words. */
const peopleQuery = (db: Db, { shopId, text }: Search) => {
  const words = searchWords(text).filter((word) => word.length >= 2);
  return db
    .selectDistinct({ id: customers.id, name: sql<string>`${customerName}`.as("customer_name") })
    .from(customerTerms)
    .innerJoin(customers, refersTo(customerTerms, customerTerms.customerId, customers))
    .where(
      and(
        eq(customerTerms.shopId, shopId),
        words.length > 0 ? or(...words.slice(0, 1).map(termBegins)) : sql`0`,
        ...words.slice(1).map(
          (word) => sql`EXISTS (SELECT 1 FROM customer_terms t WHERE t.shop_id = ${shopId}
            AND t.customer_id = ${customers.id} AND t.term >= ${word} AND t.term < ${`${word}\u{10ffff}`})`,
        ),
      ),
    )
    .limit(customersShown);
};

/** Customers by name, to tie the conversation of an unknown number to one. */
export const findPeople = async (db: Db, search: Search) => peopleQuery(db, search);

/** Messages with these words, in either language, and customers of that name; one round trip. */
export async function searchMessages(db: Db, search: Search) {
  const [hits, people, [change]] = await db.batch([
    hitsQuery(db, search),
    peopleQuery(db, search),
    changeQuery(db, search.shopId),
  ]);
  return {
    changedAt: change?.at ?? 0,
    hits: hits.slice(0, hitsPerPage).map((hit) => ({ ...hit, at: hit.at.getTime() })),
    more: hits.length > hitsPerPage,
    people: search.before === undefined ? people : [],
  };
}

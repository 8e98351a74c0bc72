import { Failure } from "../failure.ts";
import { type Database, quoted } from "./database.ts";
import type { Schema } from "./schema.ts";

/** So many numbers are indexed by one statement: well within D1's thirty seconds. */
const step = 10_000;

/**
 * How each table of the search is filled from the tables it was made of: the same words that its
 * triggers write (migrations), for the rows with a number from `?1` up to and without `?2`. A new
 * table of this kind needs a line here; a test says so.
 */
const fillings: Record<string, { numbers: string; fill: string[] }> = {
  users_search: {
    numbers: "user_numbers",
    fill: [
      `insert into users_search (rowid, name, email)
       select n, name, email from user_numbers join users on users.id = user_id where n >= ?1 and n < ?2`,
    ],
  },
  message_search: {
    numbers: "message_numbers",
    fill: [
      `insert into message_search (rowid, shop, text, translation)
       select n, replace(m.shop_id, '-', ''), m.text, coalesce(m.translation, '') from message_numbers t
       join messages m on m.shop_id = t.shop_id and m.id = t.message_id where n >= ?1 and n < ?2`,
    ],
  },
  video_search: {
    numbers: "video_tutorials",
    fill: [
      `insert into video_search (rowid, title, description, category, difficulty_level)
       select n, title, description, category, difficulty_level from video_tutorials where n >= ?1 and n < ?2`,
    ],
  },
  // A translation stands under the number after its original's, and is of the text as it is now.
  discussion_search: {
    numbers: "discussion_texts",
    fill: [
      `insert into discussion_search (rowid, title, text)
       select n, p.title, p.content from discussion_texts t join discussion_topics p on p.id = t.topic_id
       where n >= ?1 and n < ?2 and t.reply_id is null`,
      `insert into discussion_search (rowid, title, text)
       select n, '', p.content from discussion_texts t join discussion_replies p on p.id = t.reply_id where n >= ?1 and n < ?2`,
      `insert into discussion_search (rowid, title, text)
       select n + 1, coalesce(k.title, ''), k.content from discussion_texts t
       join discussion_translations k on k.topic_id = t.topic_id and k.reply_id is null and t.reply_id is null
       join discussion_topics p on p.id = t.topic_id
       where n >= ?1 and n < ?2 and k.content is not null and k.revision = coalesce(p.edited_at, 0)`,
      `insert into discussion_search (rowid, title, text)
       select n + 1, '', k.content from discussion_texts t join discussion_translations k on k.reply_id = t.reply_id
       join discussion_replies p on p.id = t.reply_id
       where n >= ?1 and n < ?2 and k.content is not null and k.revision = coalesce(p.edited_at, 0)`,
    ],
  },
};

/**
 * @throws Failure when it is not known how one of these is filled: better before a backup is needed
 * than after
 */
export function checkFillable(searches: readonly string[]): void {
  const unknown = searches.filter((name) => !fillings[name]);
  if (unknown.length > 0)
    throw new Failure(
      `scripts/backup/searches.ts does not say how ${unknown.join(" and ")} is filled.`,
    );
}

/**
 * Fills the empty tables of the search, in steps. An older database may lack a table that words
 * come from today.
 */
export async function fillSearches(
  database: Database,
  { tables, searches }: Schema,
): Promise<void> {
  const known = (sql: string) =>
    [...sql.matchAll(/\b(?:from|join) (\w+)/g)].every(([, source]) =>
      tables.some(({ name }) => name === source),
    );
  for (const name of searches) {
    const { numbers, fill: all } = fillings[name]!;
    const fill = all.filter(known);
    for (
      let from = await next(database, numbers, 0);
      from !== undefined;
      from = await next(database, numbers, from + step)
    ) {
      const [low, high] = [String(from), String(from + step)];
      await database.write(fill.map((sql) => sql.replace("?1", low).replace("?2", high)));
    }
  }
}

/** The first number from here on. */
async function next(database: Database, table: string, from: number): Promise<number | undefined> {
  const [row] = await database.read(
    `select n from ${quoted(table)} where n >= ${from} order by n limit 1`,
  );
  return row && Number(row.n);
}

/** How many texts each of them knows. */
export async function searchSums(
  database: Database,
  searches: readonly string[],
): Promise<{ name: string; texts: number }[]> {
  const sums = [];
  for (const name of searches) {
    const [row] = await database.read(`select count(*) as texts from ${quoted(`${name}_docsize`)}`);
    sums.push({ name, texts: Number(row!.texts) });
  }
  return sums;
}

import { Failure } from "../failure.ts";
import { type Database, quoted } from "./database.ts";

/** A foreign key: these columns of ours name those of another table. */
export type Link = { parent: string; columns: string[]; parentColumns: string[] };
export type Table = { name: string; columns: string[]; key: string[]; links: Link[] };
export type Schema = {
  /** Tables with data, parents before children. */
  tables: Table[];
  /** The tables of the search (FTS5), which hold nothing that is not in the others. */
  searches: string[];
  triggers: { name: string; sql: string }[];
};

/**
 * SQLite's own list of the last numbers given. It has no key and no columns that could be asked
 * for.
 */
const counters: Table = {
  name: "sqlite_sequence",
  columns: ["name", "seq"],
  key: ["name"],
  links: [],
};

/**
 * Table of applied migrations in wrangler; it is filled last, so that half a restore is not
 * mistaken for a whole one.
 */
export const ledger = "d1_migrations";

/**
 * Reads what a database consists of, from itself: a table that is added tomorrow is in tomorrow's
 * backup.
 */
export async function readSchema(database: Database): Promise<Schema> {
  const listed = await database.read(
    "select name, type from pragma_table_list where schema = 'main' order by name",
  );
  const ofType = (type: string) =>
    listed.filter((table) => table.type === type).map(({ name }) => String(name));
  const ordinary = ofType("table").filter(
    (name) => !/^(sqlite_|_cf_)/.test(name) && name !== ledger,
  );

  // D1 does not let anyone look at its own tables, nor at SQLite's.
  const fromTables = (pragma: string) =>
    `from sqlite_master m join ${pragma}(m.name) p where m.type = 'table' and substr(m.name, 1, 4) <> '_cf_' and substr(m.name, 1, 7) <> 'sqlite_'`;
  const columns = await database.read(
    `select m.name as "table", p.name, p.pk ${fromTables("pragma_table_xinfo")} and p.hidden = 0 order by m.name, p.cid`,
  );
  const links = await database.read(
    `select m.name as "table", p.id, p."table" as parent, p."from", p."to" ${fromTables("pragma_foreign_key_list")} order by m.name, p.id, p.seq`,
  );
  const triggers = await database.read(
    "select name, sql from sqlite_master where type = 'trigger' order by name",
  );

  const tables = ordinary.map((name): Table => {
    const own = columns.filter(({ table }) => table === name);
    const key = own.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk));
    if (key.length === 0)
      throw new Failure(`The table ${name} has no primary key, so it cannot be read page by page.`);
    return {
      name,
      columns: own.map(nameOf),
      key: key.map(nameOf),
      links: linksOf(links.filter(({ table }) => table === name)),
    };
  });
  const numbered = listed.some(({ name }) => name === counters.name);
  return {
    tables: [...parentsFirst(tables), ...(numbered ? [counters] : [])],
    searches: ofType("virtual"),
    triggers: triggers.map(({ name, sql }) => ({ name: String(name), sql: String(sql) })),
  };
}

const nameOf = ({ name }: Record<string, unknown>) => String(name);

function linksOf(rows: Record<string, unknown>[]): Link[] {
  const links = new Map<unknown, Link>();
  for (const { id, parent, from, to } of rows) {
    const link = links.get(id) ?? { parent: String(parent), columns: [], parentColumns: [] };
    link.columns.push(String(from));
    link.parentColumns.push(String(to));
    links.set(id, link);
  }
  return [...links.values()];
}

function parentsFirst(tables: Table[]): Table[] {
  const [sorted, left] = [[] as Table[], new Set(tables)];
  while (left.size > 0) {
    const waits = ({ links }: Table) =>
      links.some(({ parent }) => [...left].some(({ name }) => name === parent));
    const next = [...left].filter((table) => !waits(table));
    if (next.length === 0)
      throw new Failure(
        `These tables hang on one another: ${[...left].map(({ name }) => name).join(", ")}.`,
      );
    for (const table of next) {
      sorted.push(table);
      left.delete(table);
    }
  }
  return sorted;
}

/** Whether any table holds a row. */
export async function holdsRows(database: Database, { tables }: Schema): Promise<boolean> {
  const own = tables.filter((table) => table !== counters);
  if (own.length === 0) return false;
  // A statement takes no expression that is deeper than a hundred.
  for (let at = 0; at < own.length; at += 50) {
    const some = own.slice(at, at + 50).map(({ name }) => `exists (select 1 from ${quoted(name)})`);
    const [row] = await database.read(`select ${some.join(" or ")} as held`);
    if (Number(row!.held) === 1) return true;
  }
  return false;
}

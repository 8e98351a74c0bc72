import type { Trace } from "../account/decision.ts";
import { decisions } from "../account/own-data-decisions.ts";
import type { Whole } from "../account/whole-person.ts";
import type { App } from "../app.ts";

/** The names of all tables, those behind an FTS5 table too. */
export async function tables({ d1 }: App): Promise<string[]> {
  const { results } = await d1
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\' order by name",
    )
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

type Row = Record<string, unknown>;
/** Rows of a table, all of them without a condition. */
export const rowsOf = async ({ d1 }: App, table: string, where = "1", ...values: string[]) =>
  (
    await d1
      .prepare(`select * from "${table}" where ${where}`)
      .bind(...values)
      .all<Row>()
  ).results;

/** Scans every table and every file for a user: what it finds, and where. */
export async function traces(
  app: App,
  person: Whole,
): Promise<{ tables: Record<string, Set<Trace>>; files: string[] }> {
  const found: Record<string, Set<Trace>> = {};
  const note = (table: string, trace: Trace) => {
    found[table] ??= new Set();
    found[table].add(trace);
  };
  for (const table of await tables(app)) {
    // The tables behind an FTS5 table are scanned instead.
    if (decisions[table] && /_search$/.test(table)) continue;
    for (const row of await rowsOf(app, table)) {
      const said = Object.values(row).map(readable).join("\n").toLowerCase();
      if ([person.id, person.shopId].some((id) => said.includes(id))) note(table, "id");
      if (said.includes(person.customerId.toLowerCase())) note(table, "customer");
      const words = said.replaceAll(person.email, "").replaceAll(person.customerId, "");
      if (said.includes(person.email)) note(table, "e-mail");
      if (/_search_data$/.test(table) && words.includes(person.tag.slice(3)))
        note(table, /^(?:users|message)/.test(table) ? "name until the sweep" : "forum words");
      else if (words.includes(person.tag))
        note(
          table,
          /^discussion_(topics|replies|translations)/.test(table) ? "forum words" : "name",
        );
    }
  }
  const files: string[] = [];
  for (const { key } of (await app.files.list()).objects) {
    const bytes = readable([...new Uint8Array(await (await app.files.get(key))!.arrayBuffer())]);
    const marks = [person.id, person.shopId, person.tag];
    if ([key, bytes].some((one) => marks.some((mark) => one.includes(mark)))) files.push(key);
  }
  return { tables: found, files };
}

/** A value as text, bytes as letters. */
const readable = (value: unknown): string =>
  Array.isArray(value) ? Buffer.from(value as number[]).toString("latin1") : String(value);

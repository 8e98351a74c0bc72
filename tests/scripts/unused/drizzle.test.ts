import { readFileSync } from "node:fs";
import { Column, getTableName, is, SQL, Subquery, sql, Table } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { alias, integer, SQLiteTable, sqliteTable, text } from "drizzle-orm/sqlite-core";
import * as utils from "drizzle-orm/utils";
import { expect, test } from "vitest";
import { isByClass, mapsRowsByPlan } from "../../../scripts/unused/drizzle.ts";

// What the build puts in place of two functions of Drizzle's does what they do.

function replaced<Made>(
  file: string,
  by: (code: string) => string,
  name: string,
  given = {},
): Made {
  const code = by(readFileSync(`node_modules/drizzle-orm/${file}`, "utf8"));
  const body = code.replace(/^import .*;$/gm, "").replace(/^export \{[^}]*\};$/gm, "");
  return new Function(...Object.keys(given), `${body}\nreturn ${name};`)(...Object.values(given));
}
/** Drizzle's own is internal. */
type Fields = { path: string[]; field: unknown }[];
type MapRow = (
  fields: Fields,
  row: unknown[],
  joins: Record<string, boolean> | undefined,
) => object;
const { mapResultRow: theirs } = utils as unknown as { mapResultRow: MapRow };
const ourIs = replaced<typeof is>("entity.js", isByClass, "is");
const ours = replaced<MapRow>("utils.js", mapsRowsByPlan, "mapResultRow", {
  ...{ Column, is: ourIs, SQL, Subquery, Table, getTableName },
});

const people = sqliteTable("people", {
  id: integer("id"),
  name: text("name"),
  born: integer("born", { mode: "timestamp_ms" }),
});
const cars = sqliteTable("cars", {
  id: integer("id"),
  owner: integer("owner"),
  facts: text("facts", { mode: "json" }),
});
const mothers = alias(people, "mothers");
const db = drizzle({ prepare: () => ({}) } as unknown as D1Database);
const counted = db
  .select({ id: people.id, n: sql<number>`count(*)`.as("n") })
  .from(people)
  .as("counted");

test("A value is of a class or not, as Drizzle's own search finds it", () => {
  const values = [
    people,
    mothers,
    people.id,
    mothers.born,
    sql`1`,
    sql`1`.as("one"),
    counted,
    counted.n,
    null,
    3,
    {},
  ];
  for (const value of values)
    for (const type of [Column, SQL, SQL.Aliased, Subquery, Table, SQLiteTable])
      expect(ourIs(value, type as typeof Column)).toBe(is(value, type as typeof Column));
});

const selections = {
  "one table": db.select().from(people),
  "named columns": db.select({ id: people.id, at: people.born, n: sql`1` }).from(people),
  "a join that may find nothing": db.select().from(people).leftJoin(cars, sql`true`),
  "two joins, one by another name": db
    .select({ who: people, car: cars, mother: mothers, one: sql<Date>`1`.mapWith(people.born) })
    .from(people)
    .innerJoin(cars, sql`true`)
    .leftJoin(mothers, sql`true`),
  "columns of two tables under one name": db
    .select({ mixed: { id: people.id, facts: cars.facts }, one: sql`1` })
    .from(people)
    .leftJoin(cars, sql`true`),
  "a subquery": db.select({ found: counted.id, n: counted.n }).from(counted),
} as const;

test.each(Object.entries(selections))("Rows of %s become the same objects", (_, select) => {
  const { fields, joinsNotNullableMap } = select.prepare() as unknown as {
    fields: Fields;
    joinsNotNullableMap?: Record<string, boolean>;
  };
  const rows = [
    fields.map((_, at) => (at % 2 ? `"${at}"` : at)),
    fields.map(() => null),
    ...fields.map((_, one) => fields.map((_, at) => (at === one ? "7" : null))),
    ...fields.map((_, one) => fields.map((_, at) => (at < one ? "8" : null))),
  ];
  expect(fields.length).toBeGreaterThan(1);
  for (const row of rows)
    expect(ours(fields, row, joinsNotNullableMap)).toEqual(
      theirs(fields, row, joinsNotNullableMap),
    );
});

test("The build stops when Drizzle no longer has these functions", () => {
  expect(() => isByClass("export {};")).toThrow("no longer fits");
  expect(() => mapsRowsByPlan("function mapRow() {}")).toThrow("no longer fits");
});

import { readFileSync } from "node:fs";
import { Column, entityKind, is, type SQL, Subquery, sql, Table } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { isPgEnum } from "drizzle-orm/pg-core";
import { alias, integer, sqliteTable, text, unionAll } from "drizzle-orm/sqlite-core";
import * as table from "drizzle-orm/table";
import * as tracing from "drizzle-orm/tracing";
import { ViewBaseConfig } from "drizzle-orm/view-common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { writesQueriesAtOnce } from "../../../scripts/unused/drizzle.ts";

// What the build puts in place of Drizzle's way of writing a query writes the same query.

const { IsAlias } = table as unknown as { IsAlias: symbol };
const given = {
  ...{ Column, is, Subquery, Table, isPgEnum, ViewBaseConfig, entityKind, IsAlias },
  ...tracing,
};
const code = writesQueriesAtOnce(readFileSync("node_modules/drizzle-orm/sql/sql.js", "utf8"))
  .replaceAll(/^import .*;$/gm, "")
  .replace(/^export \{[^}]*\};$/m, "");
const OurSql: typeof SQL = new Function(...Object.keys(given), `${code}\nreturn SQL;`)(
  ...Object.values(given),
);

const db = drizzle({ prepare: () => ({}) } as unknown as D1Database);
type Query = { getSQL: () => SQL };
const { dialect } = db as unknown as { dialect: { sqlToQuery: (sql: SQL) => object } };
const theirs = ({ getSQL }: Query, self: Query) => dialect.sqlToQuery(getSQL.call(self));
const ours = ({ getSQL }: Query, self: Query) =>
  dialect.sqlToQuery(Object.setPrototypeOf({ ...getSQL.call(self) }, OurSql.prototype));

const people = sqliteTable("people", {
  id: integer("id").primaryKey(),
  name: text('na"me'),
  born: integer("born", { mode: "timestamp_ms" }),
  facts: text("facts", { mode: "json" }),
});
const bosses = alias(people, "bosses");
const counted = db
  .select({ id: people.id, n: sql<number>`count(*)`.as("n") })
  .from(people)
  .groupBy(people.id)
  .as("counted");
const known = db.$with("known").as(db.select({ id: people.id }).from(people).limit(3));
const born = new Date(5);

const queries: Record<string, Query> = {
  "a table": db.select().from(people).where(sql`${people.born} = ${born.getTime()}`),
  "joins, one under another name": db
    .select({ who: people.name, boss: bosses.name, at: bosses.born })
    .from(people)
    .leftJoin(bosses, sql`${bosses.id} = ${people.id} and ${bosses.facts} is ${null}`)
    .where(sql`${people.id} in ${[1, "2", sql`3`]} and ${undefined} ${sql.placeholder("x")}`),
  "a subquery and a query with a name": db
    .with(known)
    .select({ n: counted.n, id: known.id, one: sql`1`.as("one") })
    .from(counted)
    .innerJoin(known, sql`${known.id} = ${counted.id}`)
    .orderBy(sql`${counted.n} desc`),
  "values that are mapped": db
    .insert(people)
    .values([{ id: 1, name: "José", born, facts: { a: [1] } }, { id: sql`max(2, ${3})` }])
    .onConflictDoUpdate({ target: people.id, set: { born, name: sql`excluded.name` } })
    .returning({ id: people.id }),
  "a change": db.update(people).set({ facts: null, born }).where(sql`exists ${counted}`),
  "a removal": db.delete(people).where(sql`${people.name} = ${sql.param(born, people.born)}`),
  "two in one": unionAll(
    db.select({ id: people.id }).from(people),
    db.select({ id: bosses.id }).from(bosses),
  ),
  "values that are written out": sql`${people.id} = ${"it's"} ${sql`${1} ${sql`${true}`.inlineParams()} ${2}`}`,
  "values all written out": sql`${born.getTime()} ${{ a: 1 }} ${null} ${[1, 2]}`.inlineParams(),
  nothing: sql``,
};

test.each(Object.entries(queries))("Writes %s as Drizzle does", (_, query) => {
  expect(ours(query, query)).toEqual(theirs(query, query));
});

const { part } = fc.letrec<{ part: unknown }>((tie) => ({
  part: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<unknown>(
      ...[people, bosses, people.id, bosses.name, counted, counted.n, known, undefined, null, 3],
      ...["it's", true, sql.identifier('a"b'), sql.raw("now"), sql.placeholder("p")],
      ...[sql.param(born, people.born), sql.param(sql.placeholder("q")), sql`1`.as("one"), sql``],
    ),
    fc.array(tie("part"), { maxLength: 3 }),
    fc.tuple(fc.array(tie("part"), { maxLength: 4 }), fc.boolean()).map(([parts, out]) => {
      const query = sql.join(parts as SQL[], sql` + `);
      return out ? query.inlineParams() : query;
    }),
  ),
}));

test("Writes parts in any order, one in another, as Drizzle does", () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const query = sql.join(parts as SQL[], sql.raw(", "));
      let expected: object;
      try {
        expected = theirs(query, query);
      } catch {
        expect(() => ours(query, query)).toThrow();
        return;
      }
      expect(ours(query, query)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

test("The build stops when Drizzle writes its queries otherwise", () => {
  expect(() => writesQueriesAtOnce("class SQL {}")).toThrow("no longer fits");
});

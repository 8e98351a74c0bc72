import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { migrationNames } from "../migrations/migrations.ts";
import type { Check } from "./run-checks.ts";
import { CheckError } from "./run-checks.ts";
import type { DatabaseRow } from "./target.ts";

const own =
  "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' and name not like '_cf_%' and name not like 'd1_%'";

/** Every migration is recorded, and the schema is what they produce. */
export const database: Check = {
  name: "database",
  ask: async (target) => {
    const recorded = (
      await target.sql("select count(*) as n from sqlite_master where name = 'd1_migrations'")
    )[0];
    const applied =
      Number(recorded?.n) > 0
        ? (await target.sql("select name from d1_migrations")).map(({ name }) => String(name))
        : [];
    const missing = migrationNames().filter((name) => !applied.includes(name));
    if (missing[0])
      throw new CheckError(`The migration ${missing[0]} is not applied: run ${target.deploy}.`);
    const [there, made] = [schemaOf(await target.sql(own)), schemaOf(migrated())];
    for (const [name, sql] of made) {
      if (!there.has(name))
        throw new CheckError(
          `The ${name} is missing from the database though its migration is recorded: restore a backup (docs/runbook.md).`,
        );
      if (there.get(name) !== sql)
        throw new CheckError(
          `The ${name} differs from what the migrations make: somebody changed it by hand; compare and change it back.`,
        );
    }
    const [extra] = [...there.keys()].filter((name) => !made.has(name));
    if (extra)
      throw new CheckError(
        `The database has a ${extra} that no migration makes: drop it, or deploy the version that it belongs to.`,
      );
    return `${applied.length} migrations, ${made.size} tables, indexes and triggers as they should be`;
  },
};

let rows: DatabaseRow[] | undefined;

function migrated(): DatabaseRow[] {
  if (rows) return rows;
  const made = new DatabaseSync(":memory:");
  for (const name of migrationNames()) made.exec(readFileSync(`migrations/${name}`, "utf8"));
  rows = made.prepare(own).all() as DatabaseRow[];
  return rows;
}

/** White space is ignored: early migrations wrote triggers on several lines. */
const schemaOf = (rows: readonly DatabaseRow[]): Map<string, string> =>
  new Map(
    rows.map(({ type, name, sql }) => [`${type} ${name}`, String(sql).replace(/\s+/g, " ").trim()]),
  );

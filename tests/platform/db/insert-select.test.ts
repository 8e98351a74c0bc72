import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { uses } from "#app/features/account/tables.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { openD1 } from "../../support/d1.ts";

const { d1, close } = await openD1();
const db = openDb(d1);
afterAll(close);

test("Values reach the columns that they are named for, encoded as the column does", async () => {
  const day = new Date(86_400_000);
  await insertSelect(
    db,
    uses,
    // Not in the order of the table.
    {
      used: sql.raw("n.value"),
      userId: null,
      until: day,
      since: day,
      what: "translation",
      who: "x",
    },
    sql`FROM json_each('[7]') AS n WHERE true`,
  );
  expect(await db.select().from(uses)).toEqual([
    { who: "x", what: "translation", since: day, until: day, userId: null, used: 7 },
  ]);
});

test("A column that is left out does not compile", () => {
  const { used: _, ...columns } = uses;
  // @ts-expect-error `used` is missing
  const forgotten = () => insertSelect(db, uses, { ...columns }, sql`FROM ${uses}`);
  expect(forgotten).toBeTypeOf("function");
});

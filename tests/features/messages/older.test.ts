import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

// Messages by link stood in a table of their own until one-conversation-and-parts-in-use.

const files = globSync("migrations/*.sql").sort();
const moved = files.findIndex((file) => file.includes("_conversation-and-suppliers."));
const run = (sqlite: DatabaseSync, some: readonly string[]) => {
  for (const file of some)
    sqlite.exec(readFileSync(file, "utf8").replaceAll("--> statement-breakpoint", ";"));
};

/** A database as the version before left it, with a job of a customer and one of nobody. */
function older() {
  const sqlite = new DatabaseSync(":memory:");
  run(sqlite, files.slice(0, moved));
  sqlite.exec("PRAGMA foreign_keys = ON");
  const filled = (table: string, row: Record<string, string | number | null>) => {
    // Required columns that the test does not set are 0.
    const needed = sqlite.prepare(`PRAGMA table_info(${table})`).all() as Column[];
    const all = Object.fromEntries(
      needed
        .filter(({ name, notnull, dflt_value: none }) => name in row || (notnull && none === null))
        .map(({ name }) => [name, name in row ? row[name]! : 0]),
    );
    sqlite
      .prepare(
        `INSERT INTO ${table} (${Object.keys(all).map((name) => `"${name}"`)})
         VALUES (${Object.keys(all).map(() => "?")})`,
      )
      .run(...Object.values(all));
  };
  filled("users", { id: "u", email: "u@shop.test", name: "U" });
  filled("shops", { id: "s", owner_id: "u" });
  filled("customers", { shop_id: "s", id: "c", language: "es" });
  const job = { shop_id: "s", language: "es", car_year: 2020 };
  for (const [id, number, customer] of [
    ["tied", 1, "c"],
    ["untied", 2, null],
  ] as const)
    filled("repair_jobs", { ...job, id, number, customer_id: customer });
  const say = (id: string, job: string, by: string | null, letterDue: number) =>
    filled("job_messages", {
      shop_id: "s",
      id,
      job_id: job,
      by,
      text: `Text of ${id}`,
      at: id.length,
      letter_due: letterDue,
    });
  return { sqlite, say };
}
type Column = { name: string; notnull: number; dflt_value: string | null };

const stored = (sqlite: DatabaseSync) =>
  sqlite
    .prepare(
      `SELECT id, conversation_id AS conversation, job_id AS job, direction, text, letter_due AS due
       FROM messages WHERE way = 'link' ORDER BY at, id`,
    )
    .all();

test("Messages by link are moved, those about a job without a customer too", () => {
  const { sqlite, say } = older();
  say("a", "tied", null, 1);
  say("ab", "tied", "u", 0);
  say("abc", "untied", null, 1);
  run(sqlite, files.slice(moved));
  expect(stored(sqlite)).toMatchObject([
    { id: "a", conversation: "c", job: "tied", direction: "in", text: "Text of a", due: 1 },
    { id: "ab", conversation: "c", job: "tied", direction: "out", due: 0 },
    { id: "abc", conversation: "untied", job: "untied", direction: "in", due: 1 },
  ]);
  expect(sqlite.prepare("SELECT * FROM job_messages").all()).toEqual([]);
  expect(sqlite.prepare("SELECT unread FROM conversations WHERE id = 'c'").get()).toMatchObject({
    unread: 1,
  });
});

test("What the version before still writes while it is replaced arrives, and goes with its message", () => {
  const { sqlite, say } = older();
  run(sqlite, files.slice(moved));
  say("a", "tied", null, 1);
  say("ab", "untied", "u", 1);
  expect(stored(sqlite)).toMatchObject([
    { id: "a", conversation: "c", direction: "in", due: 1 },
    { id: "ab", conversation: "untied", direction: "out", due: 1 },
  ]);
  expect(
    sqlite.prepare("SELECT unread, answered FROM conversations WHERE id = 'c'").get(),
  ).toMatchObject({ unread: 1, answered: 0 });
  sqlite.exec("DELETE FROM conversations");
  expect(sqlite.prepare("SELECT * FROM job_messages").all()).toEqual([]);
});

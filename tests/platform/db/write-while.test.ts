import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { newsSources } from "#app/features/news/tables.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { isRefusedWrite } from "#app/platform/db/refused-write.ts";
import { writeWhile } from "#app/platform/db/write-while.server.ts";
import { openD1 } from "../../support/d1.ts";
import { makeSource } from "../../support/make.ts";

const { d1, close } = await openD1({ real: true });
const db = openDb(d1);
afterAll(close);

const named = (name: string) => eq(newsSources.name, name);
const names = async () =>
  (await db.select({ name: newsSources.name }).from(newsSources)).map(({ name }) => name).sort();
/** How a write ends. */
const outcome = (write: PromiseLike<unknown>) =>
  Promise.resolve(write).then(
    () => "written",
    (error) => (isRefusedWrite(error) ? "refused" : error),
  );

test("Writes alone and in a batch while the condition holds, and reads as ever", async () => {
  await makeSource(db, { name: "Condition" });
  const own = writeWhile(db, sql`EXISTS (SELECT 1 FROM news_sources WHERE name = ${"Condition"})`);
  const source = await makeSource(own, { name: "One" });
  expect(
    await own.update(newsSources).set({ name: "Two" }).where(named("One")).returning(),
  ).toMatchObject([{ id: source.id, name: "Two" }]);
  const [changed, found] = await own.batch([
    own.update(newsSources).set({ name: "Three" }).where(named("Two")),
    own.select({ name: newsSources.name }).from(newsSources).where(named("Three")),
  ]);
  expect(changed.meta.changes).toBe(1);
  expect(found).toEqual([{ name: "Three" }]);

  await db.delete(newsSources).where(named("Condition"));
  const writes = [
    own.update(newsSources).set({ name: "Four" }),
    own.delete(newsSources).where(named("Three")).returning(),
    own.batch([own.select().from(newsSources), own.update(newsSources).set({ name: "Five" })]),
    makeSource(own, { name: "Six" }),
  ];
  expect(await Promise.all(writes.map(outcome))).toEqual(writes.map(() => "refused"));
  expect(await names()).toEqual(["Three"]);
  expect(await own.select({ name: newsSources.name }).from(newsSources)).toHaveLength(1);
});

test("Other errors of a write stay what they are", async () => {
  const own = writeWhile(db, sql`1`);
  const source = await makeSource(own, { name: "Twice" });
  expect(await outcome(own.insert(newsSources).values(source))).toMatchObject({
    message: expect.stringContaining("Failed query"),
  });
  const broken = own.update(newsSources).set({ name: sql`json('no JSON')` });
  expect(await outcome(broken)).not.toBe("refused");
});

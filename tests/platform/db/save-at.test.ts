import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { users } from "#app/features/account/tables.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import { openD1 } from "../../support/d1.ts";

const { d1, close } = await openD1();
const db = openDb(d1);
afterAll(close);

let made = 0;

/** A user named Ana, and what saving another name does. */
async function person() {
  const id = `user ${++made}`;
  const at = new Date(0);
  await db
    .insert(users)
    .values({ id, name: "Ana", email: `${id}@shop.test`, createdAt: at, updatedAt: at });
  const find = async () => (await db.select().from(users).where(eq(users.id, id)).get())!;
  const save = (name: string, version?: number) =>
    saveAt(db, {
      table: users,
      column: users.version,
      row: eq(users.id, id),
      version,
      set: { name },
      already: says(users, { name }),
    });
  return { id, find, save };
}

test("An update is done at the version it was made from, and raises it", async () => {
  const { save, find } = await person();
  expect(await save("Eva", 1)).toBe("saved");
  expect(await find()).toMatchObject({ name: "Eva", version: 2 });
});

test("The second of two updates from one version is overtaken and changes nothing", async () => {
  const { save, find } = await person();
  expect([await save("Eva", 1), await save("Luz", 1)]).toEqual<SaveOutcome[]>([
    "saved",
    "overtaken",
  ]);
  expect(await find()).toMatchObject({ name: "Eva", version: 2 });
});

test("A form that is sent twice is saved, once", async () => {
  const { save, find } = await person();
  expect([await save("Eva", 1), await save("Eva", 1)]).toEqual<SaveOutcome[]>(["saved", "saved"]);
  expect((await find()).version).toBe(2);
});

test("A row that is not there is gone, with a version and without", async () => {
  const { id, save } = await person();
  await db.delete(users).where(eq(users.id, id));
  expect([await save("Eva", 1), await save("Eva")]).toEqual<SaveOutcome[]>(["gone", "gone"]);
});

test("An update without a version overwrites, but not what was saved after it had begun", async () => {
  const { id, save, find } = await person();
  await save("Eva", 1);
  expect(await save("Luz")).toBe("saved");

  // As if the database did it late: another update is done between its reading and its writing.
  const slow = openDb({
    ...d1,
    batch: async (statements: D1PreparedStatement[]) => {
      await save("Noor");
      return d1.batch(statements);
    },
  } as D1Database);
  const late = await saveAt(slow, {
    table: users,
    column: users.version,
    row: eq(users.id, id),
    set: { name: "Inés" },
  });
  expect([late, (await find()).name]).toEqual(["overtaken", "Noor"]);
});

test("What must be true besides is part of the condition", async () => {
  const { id, find } = await person();
  const saved = await saveAt(db, {
    table: users,
    column: users.version,
    row: eq(users.id, id),
    version: 1,
    set: { name: "Eva" },
    provided: eq(users.emailVerified, true),
  });
  expect([saved, (await find()).version]).toEqual(["overtaken", 1]);
});

test("Statements that belong to an update are done with it or not at all", async () => {
  const { id, find } = await person();
  const save = (version: number, name: string) =>
    saveAt(db, {
      table: users,
      column: users.version,
      row: eq(users.id, id),
      version,
      set: { name },
      before: (holds) => [
        db
          .update(users)
          .set({ image: sql`coalesce(${users.image}, '') || ${name}` })
          .where(holds),
      ],
    });
  expect([await save(1, "Eva"), await save(1, "Luz")]).toEqual<SaveOutcome[]>([
    "saved",
    "overtaken",
  ]);
  expect(await find()).toMatchObject({ name: "Eva", image: "Eva" });
});

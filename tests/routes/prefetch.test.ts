import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#app/features/account/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { fill, makeAccessWorld, people, records } from "../support/access/access-world.ts";
import { addresses } from "../support/access/addresses.ts";
import { openApp } from "../support/app.ts";
import { makeReply } from "../support/make.ts";
import { signedIn } from "../support/people.ts";

const app = openApp();
const prefetch = { "sec-purpose": "prefetch" };

/** Every row of the database, by its table; without the attempts at guessing, which always count. */
async function everything(): Promise<Record<string, unknown>> {
  const { db } = app();
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'
        and name not in ('password_checks', 'sqlite_sequence')`,
  );
  const rows = tables.map(
    async ({ name }) => [name, await db.all(sql.raw(`select * from "${name}"`))] as const,
  );
  return Object.fromEntries(await Promise.all(rows));
}

/** A session old enough to be renewed by the next request. */
const age = (userId: string) =>
  app()
    .db.update(sessions)
    .set({ expiresAt: sql`${sessions.expiresAt} - ${2 * day}` })
    .where(eq(sessions.userId, userId));

const expiryOf = async (userId: string) =>
  Number(
    (await app().db.select().from(sessions).where(eq(sessions.userId, userId)).get())?.expiresAt,
  );

test("What is asked for ahead of a person writes nothing, on any address", async () => {
  await makeAccessWorld(app());
  const { db } = app();
  const [diamond, admin] = [people.diamond!, people.admin!];
  const shopless = await signedIn(db, "premium");
  await makeReply(db, { by: people.bronze!, topic: { id: records.diamond.topicId! } });
  for (const { id } of [diamond, admin, shopless]) await age(id);
  const before = await everything();
  for (const { path } of addresses()) {
    const all = path.startsWith("/admin") ? [admin] : [diamond, shopless];
    for (const as of all)
      await app().visit(`${fill(path, records.diamond)}.data`, { as, headers: prefetch });
  }
  const changed = async () => {
    const after = await everything();
    return Object.keys(after).filter((name) => !isDeepStrictEqual(after[name], before[name]));
  };
  expect(await changed()).toEqual([]);
  // A person who looks leaves a trace, and has their session renewed.
  const due = await expiryOf(diamond.id);
  await app().visit(`/discussion/${records.diamond.topicId}.data`, { as: diamond });
  await expect.poll(() => expiryOf(diamond.id)).toBeGreaterThan(due);
  await expect.poll(async () => (await changed()).length).toBeGreaterThan(1);
}, 600_000);

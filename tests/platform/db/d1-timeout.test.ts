import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { expect, test } from "vitest";
import { siteSettings } from "#app/platform/config/settings.tables.server.ts";
import { withD1Timeout } from "#app/platform/db/d1-timeout.server.ts";
import { openD1 } from "../../support/d1.ts";

test("a database that answers is used as it is: alone, in a batch, by hand", async () => {
  const { d1, close } = await openD1({ real: true });
  const db = drizzle(withD1Timeout(d1));
  const [rows] = await db.batch([
    db.select().from(siteSettings),
    db.select({ n: sql<number>`1` }).from(siteSettings),
  ]);
  expect(rows).toEqual([]);
  expect(await db.select().from(siteSettings).where(eq(siteSettings.id, 9))).toEqual([]);
  const { $client } = db;
  const [answer] = await $client.batch([$client.prepare("select ? as n").bind(3)]);
  expect(answer!.results).toEqual([{ n: 3 }]);
  expect(await $client.prepare("select ? as n").bind(4).first("n")).toBe(4);
  await close();
});

test("one that does not answer is given up on", async () => {
  const never = () => new Promise(() => {});
  const statement = { bind: () => statement, all: never, run: never, first: never, raw: never };
  const db = withD1Timeout({ prepare: () => statement, batch: never } as unknown as D1Database, 20);
  const asked = db.prepare("select 1").bind();
  for (const work of [asked.all(), asked.run(), asked.first(), asked.raw(), db.batch([asked])])
    await expect(work).rejects.toThrow("Took longer");
});

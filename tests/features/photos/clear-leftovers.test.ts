import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { clearLeftovers } from "#app/features/photos/clear-leftovers.server.ts";
import { photoLeftovers } from "#app/features/photos/tables.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../support/d1.ts";

const { d1, close } = await openD1();
const db = openDb(d1);
afterAll(close);

const now = Date.UTC(2026, 10, 27);
const minutes = 60_000;
const leave = (file: string) =>
  db.insert(photoLeftovers).values({
    shopId: "shop",
    photoId: "photo",
    file,
    small: `small ${file}`,
    dueAt: new Date(now),
  });
const isLeft = async (file: string) =>
  (await db.select().from(photoLeftovers).where(eq(photoLeftovers.file, file))).length > 0;

/** Files of which some cannot be deleted until `free`. */
function openFiles({ fails = false } = {}) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const deleted: string[] = [];
  const files = {
    delete: async (keys: string[]) => {
      await promise;
      if (fails) throw new Error("R2 is down");
      deleted.push(...keys);
    },
  } as unknown as R2Bucket;
  return { files, deleted, free: resolve };
}

test("A run that ends leaves the claim of another one of the same millisecond", async () => {
  const [first, second] = [openFiles(), openFiles({ fails: true })];
  await leave("a.jpg");
  const one = clearLeftovers({ db, files: first.files }, now);
  await new Promise((later) => setTimeout(later));
  await leave("b.jpg");
  const other = clearLeftovers({ db, files: second.files }, now);
  await new Promise((later) => setTimeout(later));
  first.free();
  await one;
  second.free();
  await expect(other).rejects.toThrow("R2 is down");
  expect([await isLeft("a.jpg"), await isLeft("b.jpg")]).toEqual([false, true]);

  // The files that were left are deleted once the claim on them has expired.
  const third = openFiles();
  third.free();
  await clearLeftovers({ db, files: third.files }, now + 9 * minutes);
  expect(third.deleted).toEqual([]);
  await clearLeftovers({ db, files: third.files }, now + 10 * minutes);
  expect(third.deleted).toHaveLength(2);
  expect(await isLeft("b.jpg")).toBe(false);
});

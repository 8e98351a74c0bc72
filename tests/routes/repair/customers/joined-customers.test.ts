import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { joinRecords } from "#app/features/customers/merge/join.server.ts";
import { customerMerges, customers, vehicles } from "#app/features/customers/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../../support/app.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();

async function shopWithPairs() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const at = new Date();
  const made = () => ({ shopId: owner.shopId, id: newId(), createdAt: at, updatedAt: at });
  const [kept, gone] = [made(), made()];
  const name = {
    firstName: "Ana",
    lastName: "Ruiz",
    nameFoundBy: "ana ruiz",
    language: "en" as const,
  };
  const car = { make: "Ford", model: "F-150" };
  for (const row of [kept, gone]) {
    await db.insert(customers).values({ ...row, ...name });
    await db.insert(vehicles).values({ ...row, ...car });
  }
  return { owner, pair: { shopId: owner.shopId, keptId: kept.id, goneId: gone.id } };
}

test.each(["customers", "vehicles"] as const)(
  "The address of joined %s leads to the record that stays",
  async (kind) => {
    const { owner, pair } = await shopWithPairs();
    const stranger = await signedIn(app().db, "premium");
    const open = (id: string, as = owner) => app().visit(`/repair-cms/${kind}/${id}`, { as });
    const join = { kind, ...pair, mergeId: newId(), versions: { kept: 1, gone: 1 } };
    const joined = await joinRecords(app().db, repairJobs, {
      ...join,
      by: owner.id,
      now: Date.now(),
    });
    expect(joined).toBe("joined");
    const answer = await open(pair.goneId);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      `/repair-cms/${kind}/${pair.keptId}`,
    ]);
    expect((await open(pair.keptId)).status).toBe(200);
    expect((await open(pair.goneId, stranger)).status).toBe(404);
    expect((await open(newId())).status).toBe(404);
  },
);

test("The nightly sweep clears what joins moved once they cannot be undone, and keeps the rest", async () => {
  const { db } = app();
  const { owner, pair } = await shopWithPairs();
  const join = async (kind: "customers" | "vehicles", now: number) => {
    const mergeId = newId();
    const versions = { kept: 1, gone: 1 };
    await joinRecords(db, repairJobs, { kind, ...pair, mergeId, versions, by: owner.id, now });
    return mergeId;
  };
  const [old, recent] = [
    await join("customers", Date.now() - 31 * day),
    await join("vehicles", Date.now()),
  ];
  await app().night();
  const moved = async (id: string) =>
    (await db.select().from(customerMerges).where(eq(customerMerges.id, id)))[0]!.moved;
  expect(await moved(old)).toEqual({});
  expect(await moved(recent)).toHaveProperty("gone");
  const answer = await app().visit(`/repair-cms/customers/${pair.goneId}`, { as: owner });
  expect(answer.headers.get("location")).toBe(`/repair-cms/customers/${pair.keptId}`);
});

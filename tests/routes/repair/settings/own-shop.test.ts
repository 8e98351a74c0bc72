import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { profiles } from "#app/features/account/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { typedJob } from "../../../support/repair/typed-job.ts";

const app = openApp();

/** Somebody whose plan became Diamond a moment ago. */
async function newcomer(): Promise<Person> {
  const person = await signedIn(app().db, "free");
  await app()
    .db.update(profiles)
    .set({ subscriptionStatus: "premium", subscriptionEndsAt: new Date(Date.now() + 30 * day) })
    .where(eq(profiles.id, person.id));
  return person;
}
const shopsOf = ({ id }: Person) =>
  app()
    .db.select({ id: shops.id, member: shopMembers.userId, role: shopMembers.role })
    .from(shops)
    .leftJoin(shopMembers, eq(shopMembers.shopId, shops.id))
    .where(eq(shops.ownerId, id));

test("Opening the list makes one shop, however often it is opened at once", async () => {
  const as = await newcomer();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => app().visit("/repair-cms/new", { as })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await shopsOf(as)).toMatchObject([{ member: as.id, role: "owner" }]);
  expect(await (await app().visit("/repair-cms/settings", { as })).text()).toContain(
    'name="shopName"',
  );
});

test("A first write makes the shop too, and its record belongs to it", async () => {
  const as = await newcomer();
  const made = await app().visit("/repair-cms/new", { as, form: { ...typedJob, id: newId() } });
  expect(made.status).toBe(302);
  const [shop] = await shopsOf(as);
  const [job] = await app().db.select().from(repairJobs).where(eq(repairJobs.shopId, shop!.id));
  expect(job).toMatchObject({ number: 1, customerFirstName: "Luz" });
  expect((await app().visit(made.headers.get("location")!, { as })).status).toBe(200);
});

test("Creates no shop without a current Diamond plan, nor at the address of a job", async () => {
  const [free, diamond] = [await signedIn(app().db, "free"), await newcomer()];
  expect((await app().visit("/repair-cms", { as: free })).status).toBe(302);
  expect((await app().visit("/repair-cms/x", { as: diamond })).status).toBe(404);
  expect([...(await shopsOf(free)), ...(await shopsOf(diamond))]).toEqual([]);
});

let [owner, advisor, technician]: Person[] = [];
beforeAll(async () => {
  const { db } = app();
  owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const { shopId } = owner;
  advisor = await signedIn(db, "free", { worksAt: { shopId, role: "advisor" } });
  technician = await signedIn(db, "free", { worksAt: { shopId, role: "technician" } });
});

test("Members read and write the shop's jobs as their roles permit", async () => {
  const job = await makeJob(app().db, { owner: owner! });
  const path = `/repair-cms/${job.id}`;
  const status = async (as: Person, to: string, form?: Record<string, string>) =>
    (await app().visit(to, { as, ...(form && { form }) })).status;
  for (const as of [owner!, advisor!, technician!]) {
    expect(await status(as, "/repair-cms")).toBe(200);
    expect(await status(as, path)).toBe(200);
    expect(await status(as, `${path}/status`, { status: "in_progress" })).toBe(200);
  }
  expect(await status(advisor!, "/repair-cms/settings")).toBe(404);
  expect(await status(technician!, `${path}/quotes/new`)).toBe(404);
  expect(await status(technician!, `${path}/delete`)).toBe(404);
  expect(await status(technician!, `${path}/delete`, {})).toBe(403);
  expect(await status(advisor!, `${path}/delete`, {})).toBe(302);
});

test("Members only read when the owner's plan has ended", async () => {
  const { db } = app();
  const lapsed = await signedIn(db, "premium", { endsAt: Date.now() - day });
  const job = await makeJob(db, { owner: lapsed });
  const worksAt = { shopId: lapsed.shopId, role: "technician" } as const;
  // Their own plan opens nothing there.
  const as = await signedIn(db, "premium", { worksAt });
  expect((await app().visit("/repair-cms", { as })).headers.get("location")).toMatch(/^\/premium/);
  expect((await app().visit(`/repair-cms/${job.id}`, { as })).status).toBe(200);
  expect(await (await app().visit("/account/jobs", { as })).text()).toContain("WO-000001");
  const written = await app().visit(`/repair-cms/${job.id}/status`, {
    as,
    form: { status: "completed" },
  });
  expect(written.headers.get("location")).toMatch(/^\/premium/);
});

import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
let [owner, advisor, technician] = [] as unknown as [Person, Person, Person];

beforeEach(async () => {
  const { db } = app();
  owner = await signedIn(db, "premium", { name: "Rosa Ruiz" });
  await makeShop(db, owner);
  const { shopId } = owner;
  advisor = await signedIn(db, "free", { worksAt: { shopId, role: "advisor" }, name: "" });
  technician = await signedIn(db, "free", { worksAt: { shopId, role: "technician" } });
});

const team = ({ id }: Person, what: string) => `/repair-cms/team/${id}/${what}`;
const status = async (as: Person, path: string, form?: Record<string, string>) =>
  (await app().visit(path, { as, ...(form && { form }) })).status;
/** The roles in the shop, the longest members first. */
const rolesOf = async ({ shopId }: Person) =>
  (
    await app()
      .db.select({ role: shopMembers.role })
      .from(shopMembers)
      .where(eq(shopMembers.shopId, shopId))
      .orderBy(asc(shopMembers.since), asc(shopMembers.userId))
  ).map(({ role }) => role);

test("Changes a role, which counts from the next request on", async () => {
  expect(await status(technician, `${await jobPath()}/delete`, {})).toBe(403);
  expect(await (await app().visit(team(advisor, "role"), { as: owner })).text()).toContain(
    advisor.email,
  );
  expect(await status(owner, team(technician, "role"), { role: "advisor" })).toBe(302);
  expect(await status(technician, `${await jobPath()}/delete`, {})).toBe(302);
  expect(await rolesOf(owner)).toEqual(["owner", "advisor", "advisor"]);
});

test("Rejects an unknown role, and does not change the owner's", async () => {
  for (const role of ["owner", "admin", ""])
    expect(await status(owner, team(technician, "role"), { role })).toBe(422);
  expect(await status(owner, team(owner, "role"), { role: "technician" })).toBe(404);
  expect(await status(owner, team(owner, "remove"), {})).toBe(404);
  expect(await rolesOf(owner)).toEqual(["owner", "advisor", "technician"]);
});

test("Ends the access of a removed member with the next request of every tab", async () => {
  const path = await jobPath();
  expect(await status(technician, path)).toBe(200);
  expect(await status(owner, team(technician, "remove"))).toBe(200);
  expect(await status(owner, team(technician, "remove"), {})).toBe(302);
  expect(await status(technician, path)).toBe(404);
  expect(await status(technician, `${path}.data`)).not.toBe(200);
  expect(await status(technician, `${path}/status`, { status: "completed" })).toBe(302);
  expect(await status(technician, "/repair-cms")).toBe(302);
  expect(await status(technician, "/account")).toBe(200);
  expect(await status(owner, team(technician, "remove"), {})).toBe(404);
});

test("Keeps the jobs of a removed member, which still name them", async () => {
  const { db } = app();
  const job = await makeJob(db, { owner });
  await db.run(
    `UPDATE repair_jobs SET technician_id = '${technician.id}' WHERE id = '${job.id}'` as never,
  );
  await status(owner, team(technician, "remove"), {});
  expect(await findJob(db, owner.shopId, job.id)).toMatchObject({ technicianId: technician.id });
  expect(await db.select().from(users).where(eq(users.id, technician.id))).toHaveLength(1);
});

test("Lets every member leave except the owner, who must transfer the shop first", async () => {
  const leave = "/repair-cms/team/leave";
  expect(await status(advisor, leave)).toBe(200);
  expect(await status(advisor, leave, {})).toBe(302);
  expect(await status(advisor, "/repair-cms")).toBe(302);
  expect(await (await app().visit(leave, { as: owner })).text()).toContain("team/hand-over");
  expect(await status(owner, leave, {})).toBe(409);
  expect(await rolesOf(owner)).toEqual(["owner", "technician"]);
});

test("Finds no member of another shop, and leaves them alone", async () => {
  const other = await signedIn(app().db, "premium");
  for (const path of [team(technician, "role"), team(technician, "remove"), team(owner, "remove")])
    expect([await status(other, path), await status(other, path, { role: "advisor" })]).toEqual([
      404, 404,
    ]);
  for (const as of [advisor, technician])
    for (const what of ["role", "remove"])
      expect([
        await status(as, team(technician, what)),
        await status(as, team(technician, what), { role: "advisor" }),
      ]).toEqual([404, 403]);
  expect(await rolesOf(owner)).toEqual(["owner", "advisor", "technician"]);
});

test("Notes when a member was last seen, at most once an hour", async () => {
  const { db } = app();
  const seen = async () =>
    (await db.select().from(shopMembers).where(eq(shopMembers.userId, advisor.id)).get())!
      .lastSeenAt!;
  const set = (ago: number) =>
    db
      .update(shopMembers)
      .set({ lastSeenAt: new Date(Date.now() - ago) })
      .where(eq(shopMembers.userId, advisor.id));
  await set(50 * 60_000);
  await status(advisor, "/account");
  expect(Date.now() - (await seen()).getTime()).toBeGreaterThan(49 * 60_000);
  await set(70 * 60_000);
  await status(advisor, "/account");
  await expect.poll(async () => Date.now() - (await seen()).getTime()).toBeLessThan(60_000);
});

const jobPath = async () => `/repair-cms/${(await makeJob(app().db, { owner })).id}`;

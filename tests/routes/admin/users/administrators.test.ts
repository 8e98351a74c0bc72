import { expect, test } from "vitest";
import { adminOf } from "../../../support/account/admin.ts";
import { openApp } from "../../../support/app.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();
const { admin, auditOf, change, mayOpen, profileOf } = adminOf(app);

test("Gives and removes administrator access, effective with the next request", async () => {
  const [as, person] = [await admin(), await signedIn(app().db)];
  expect(await mayOpen(person, "/admin")).toBe(false);
  await change(as, person, "admin", { isAdmin: "yes" });
  expect(await mayOpen(person, "/admin")).toBe(true);
  await change(as, person, "admin", { isAdmin: "no" });
  for (const path of ["/admin", "/admin/audit", `/admin/users/${as.id}`, "/admin/settings"]) {
    expect((await app().visit(path, { as: person })).headers.get("location")).toBe("/");
    expect((await app().visit(`${path}.data`, { as: person })).status).toBe(202);
  }
  expect((await change(person, as, "plan", { tier: "premium" })).headers.get("location")).toBe("/");
  expect((await auditOf(person)).map(({ after }) => after)).toEqual([
    { isAdmin: true },
    { isAdmin: false },
  ]);
});

test("Refuses to remove one's own administrator access", async () => {
  const as = await admin();
  const answer = await change(as, as, "admin", { isAdmin: "no" });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("cannot remove yourself as an administrator");
  expect((await profileOf(as)).isAdmin).toBe(true);
});

test("Leaves one of two administrators who remove each other at the same time", async () => {
  for (let round = 0; round < 10; round++) {
    const [a, b] = [await admin(), await admin()];
    await Promise.all([
      change(a, b, "admin", { isAdmin: "no" }),
      change(b, a, "admin", { isAdmin: "no" }),
    ]);
    const flags = [(await profileOf(a)).isAdmin, (await profileOf(b)).isAdmin];
    expect(flags.filter(Boolean)).toHaveLength(1);
    expect([...(await auditOf(a)), ...(await auditOf(b))]).toHaveLength(1);
  }
});

test("Leaves one of two administrators who suspend each other at the same time", async () => {
  for (let round = 0; round < 10; round++) {
    const [a, b] = [await admin(), await admin()];
    await Promise.all([change(a, b, "suspend"), change(b, a, "suspend")]);
    expect(
      [(await profileOf(a)).suspendedAt, (await profileOf(b)).suspendedAt].filter(
        (at) => at === null,
      ),
    ).toHaveLength(1);
  }
});

test("Gives administrators no plan", async () => {
  const [as, person] = [await admin(), await signedIn(app().db)];
  await change(as, person, "admin", { isAdmin: "yes" });
  expect(await mayOpen(person, "/repair-cms")).toBe(false);
});

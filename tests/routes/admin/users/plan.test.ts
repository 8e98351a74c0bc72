import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { subscriptions } from "#app/features/account/tables.server.ts";
import { adminOf, daysUntil } from "../../../support/account/admin.ts";
import { openApp } from "../../../support/app.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();
const { admin, auditOf, change, mayOpen, profileOf } = adminOf(app);

test("Grants a plan for thirty days, effective at once", async () => {
  const [as, person] = [await admin(), await signedIn(app().db)];
  expect(await mayOpen(person, "/repair-cms")).toBe(false);
  expect((await change(as, person, "plan", { tier: "premium" })).status).toBe(302);
  expect(await mayOpen(person, "/repair-cms")).toBe(true);
  const { grantTier, grantEndsAt, subscriptionStatus } = await profileOf(person);
  expect([grantTier, daysUntil(grantEndsAt), subscriptionStatus]).toEqual(["premium", 30, "free"]);
  expect(await auditOf(person)).toMatchObject([
    {
      actorId: as.id,
      action: "user.plan",
      before: { tier: "free", until: null },
      after: { tier: "premium", until: grantEndsAt!.getTime() },
    },
  ]);
});

test("Grants a plan for the given number of days", async () => {
  const [as, person] = [await admin(), await signedIn(app().db)];
  await change(as, person, "plan", { tier: "medium", days: "90" });
  expect(daysUntil((await profileOf(person)).grantEndsAt)).toBe(90);
});

test.each([["0"], ["-1"], ["3651"], ["1.5"], ["1e3"], ["NaN"], ["9".repeat(40)], ["<script>"]])(
  "Refuses %s as a number of days",
  async (days) => {
    const [as, person] = [await admin(), await signedIn(app().db)];
    const answer = await change(as, person, "plan", { tier: "premium", days });
    expect(answer.status).toBe(422);
    expect((await profileOf(person)).grantTier).toBeNull();
    expect(await auditOf(person)).toEqual([]);
  },
);

test.each([["gold"], [""], ["PREMIUM"], ["__proto__"]])(
  "Refuses a plan called %s",
  async (tier) => {
    const [as, person] = [await admin(), await signedIn(app().db)];
    expect((await change(as, person, "plan", { tier })).status).toBe(422);
    expect((await profileOf(person)).grantTier).toBeNull();
  },
);

test("Ends a plan at once when it is set to free", async () => {
  const [as, person] = [await admin(), await signedIn(app().db, "medium")];
  await change(as, person, "plan", { tier: "premium" });
  await change(as, person, "plan", { tier: "free" });
  expect(await mayOpen(person, "/repair-cms")).toBe(false);
  expect(await profileOf(person)).toMatchObject({
    grantTier: null,
    grantEndsAt: null,
    subscriptionStatus: "free",
    subscriptionEndsAt: null,
  });
});

test("Refuses to set free while the subscription is paid, and says why", async () => {
  const [as, person] = [await admin(), await signedIn(app().db, "medium")];
  const paid = {
    userId: person.id,
    customerId: `cus_${newId()}`,
    tier: "medium",
    status: "active",
    syncedAt: new Date(),
  } as const;
  await app().db.insert(subscriptions).values(paid);
  await change(as, person, "plan", { tier: "premium" });
  const answer = await change(as, person, "plan", { tier: "free" });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("paying for a plan through Stripe");
  expect(await profileOf(person)).toMatchObject({
    grantTier: "premium",
    subscriptionStatus: "medium",
  });
});

test("Redirects back without JavaScript, but only to pages of its own", async () => {
  const [as, person] = [await admin(), await signedIn(app().db)];
  const to = async (back: string) =>
    (
      await app().visit(`/admin/users/${person.id}/plan`, {
        as,
        form: { tier: "medium", back },
        headers: { accept: "text/html" },
      })
    ).headers.get("location");
  expect(await to("/admin?q=ana")).toBe("/admin?q=ana");
  expect(await to("//evil.example")).toBe(`/admin/users/${person.id}?done=plan`);
});

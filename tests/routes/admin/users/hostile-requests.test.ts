import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { users } from "#app/features/account/tables.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import { adminOf, daysUntil } from "../../../support/account/admin.ts";
import { openApp } from "../../../support/app.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();
const { admin, change, profileOf } = adminOf(app);

test.each(["plan", "extend", "sync", "admin", "sign-out", "suspend", "restore"])(
  "Answers 404 to %s of a user who does not exist",
  async (verb) => {
    const as = await admin();
    for (const id of [newId(), "x'--", "%00", "0"]) {
      const answer = await change(as, { id }, verb, { tier: "premium", isAdmin: "yes" });
      expect(answer.status).toBe(404);
    }
    expect(await app().db.select().from(auditLog).where(eq(auditLog.actorId, as.id))).toEqual([]);
  },
);

test("Ignores fields that do not belong to the form, in any spelling", async () => {
  const as = await admin();
  const extra = {
    is_admin: "1",
    isAdmin: "yes",
    admin: "true",
    role: "admin",
    id: as.id,
    user_id: as.id,
    userId: as.id,
    email: "evil@evil.test",
    subscription_status: "premium",
    subscriptionStatus: "premium",
    subscription_end_date: "9999999999999",
    grantTier: "premium",
    grant_tier: "premium",
    grantEndsAt: "9999999999999",
    grant_end_date: "9999999999999",
    suspendedAt: "1",
    created_at: "0",
    stay: "",
  };
  for (const [verb, form] of [
    ["plan", { tier: "medium" }],
    ["extend", { version: "1" }],
    ["sign-out", {}],
    ["restore", {}],
  ] as const) {
    const person = await signedIn(app().db);
    const { name, email, id } = person;
    await change(as, { id }, verb, { ...extra, ...form });
    const profile = await profileOf(person);
    expect([verb, profile.isAdmin, profile.suspendedAt, profile.subscriptionStatus]).toEqual([
      verb,
      false,
      null,
      "free",
    ]);
    if (verb === "plan")
      expect([profile.grantTier, daysUntil(profile.grantEndsAt)]).toEqual(["medium", 30]);
    else expect(profile.grantTier).toBeNull();
    expect(
      await app()
        .db.select()
        .from(users)
        .where(and(eq(users.id, id), eq(users.name, name), eq(users.email, email))),
    ).toHaveLength(1);
  }
});

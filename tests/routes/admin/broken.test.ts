import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { accounts, profiles, users } from "#app/features/account/tables.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import { openApp, type Visit } from "../../support/app.ts";
import { password } from "../../support/join.ts";
import { signedIn } from "../../support/people.ts";

// The specification's own messages when the database fails, and nothing half written: what the
// audit log cannot be told is not done.

const app = openApp();
const admin = () => signedIn(app().db, "free", { isAdmin: true });

test.each([
  ["plan", { tier: "premium" }],
  ["admin", { isAdmin: "yes" }],
  ["suspend", {}],
  ["sign-out", {}],
])("%s is not done without its line in the audit log", async (verb, form: Visit["form"]) => {
  const [as, person] = [await admin(), await signedIn(app().db)];
  const before = await app().db.select().from(profiles).where(eq(profiles.id, person.id));
  const answer = await app().without("audit_log", () =>
    app().visit(`/admin/users/${person.id}/${verb}.data`, { as, form }),
  );
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("admin:users.notUpdated");
  expect(await app().db.select().from(profiles).where(eq(profiles.id, person.id))).toEqual(before);
  expect((await app().visit("/account", { as: person })).status).toBe(200);
});

test("Creates a user completely or not at all", async () => {
  const [as, email] = [await admin(), `${newId()}@shop.test`];
  const form = { email, password, name: "Inés", tier: "premium" };
  for (const table of ["audit_log", "accounts"]) {
    const before = (await app().db.select().from(auditLog)).length;
    const answer = await app().without(table, () =>
      app().visit("/admin/users/new.data", { as, form }),
    );
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain("admin:users.notCreated");
    expect(html).not.toContain(password);
    expect(await app().db.select().from(users).where(eq(users.email, email))).toEqual([]);
    expect(await app().db.select().from(auditLog)).toHaveLength(before);
  }
  expect((await app().visit("/admin/users/new", { as, form })).status).toBe(302);
  const made = await app().db.select().from(users).where(eq(users.email, email)).get();
  expect(await app().db.select().from(accounts).where(eq(accounts.userId, made!.id))).toHaveLength(
    1,
  );
});

test.each([
  ["/admin", "user_numbers", "Error loading users. Please try again."],
  ["/admin?q=ana", "users_search", "Error loading users. Please try again."],
  ["/admin/audit", "audit_log", "Error loading the audit log. Please try again."],
])("%s without %s says what could not be loaded", async (path, table, words) => {
  const as = await admin();
  const answer = await app().without(table, () => app().visit(path, { as }));
  expect([answer.status, (await answer.text()).includes(words)]).toEqual([503, true]);
});

test("Keeps stored settings and the draft when saving fails", async () => {
  const as = await admin();
  const form = {
    contactEmail: "typed@shop.test",
    dailyChatAllowance: "7",
    newsIntervalMinutes: "30",
    shopSeats: "10",
    siteAnswers: "9",
    dailyTranslations: "9",
    siteTranslations: "9",
  };
  const answer = await app().without("audit_log", () =>
    app().visit("/admin/settings.data", { as, form }),
  );
  expect(answer.status).toBe(503);
  const text = await answer.text();
  for (const words of ["admin:settings.notSaved", "typed@shop.test"]) expect(text).toContain(words);
  expect(await (await app().visit("/noticias", { as })).text()).not.toContain("typed@shop.test");
});

test("Shows the form of a new user again, without JavaScript, when the session has ended", async () => {
  const answer = await app().visit("/admin/users/new", { form: { name: "Typed-and-kept" } });
  expect([answer.status, (await answer.text()).includes("Typed-and-kept")]).toEqual([401, true]);
});

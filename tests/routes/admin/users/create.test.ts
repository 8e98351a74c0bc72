import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { accounts, users } from "#app/features/account/tables.server.ts";
import { adminOf } from "../../../support/account/admin.ts";
import { openApp } from "../../../support/app.ts";
import { password, sessionOf, signIn } from "../../../support/join.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();
const { admin, auditOf, create, mayOpen, profileOf } = adminOf(app);

const rows = async (email: string) => app().db.select().from(users).where(eq(users.email, email));

test("Creates a user who can sign in at once, with the given plan", async () => {
  const [as, email] = [await admin(), `${newId()}@shop.test`];
  const answer = await create(as, {
    email: email.toUpperCase(),
    password,
    name: "  Inés   Gil ",
    tier: "premium",
    isAdmin: "yes",
  });
  expect(answer.status).toBe(302);
  const [made] = await rows(email);
  expect(answer.headers.get("location")).toBe(`/admin/users/${made!.id}?done=created`);
  expect(made).toMatchObject({ name: "Inés Gil", emailVerified: true });
  expect(await profileOf(made!)).toMatchObject({
    isAdmin: true,
    grantTier: "premium",
    subscriptionStatus: "free",
  });
  const cookie = sessionOf(await signIn(app(), email))!;
  expect([await mayOpen({ cookie }, "/repair-cms"), await mayOpen({ cookie }, "/admin")]).toEqual([
    true,
    true,
  ]);
  expect(JSON.stringify(await auditOf(made!))).not.toMatch(new RegExp(`${email}|Inés|${password}`));
  expect(await auditOf(made!)).toMatchObject([
    { actorId: as.id, action: "user.created", after: { tier: "premium", isAdmin: true } },
  ]);
});

test.each([
  ["no address", { email: "", password }, "This field is required."],
  ["no real address", { email: "ana@", password }, "Enter a valid email address"],
  ["no password", { email: "new@shop.test", password: "" }, "This field is required."],
  ["a short password", { email: "new@shop.test", password: "short" }, "Use at least"],
  [
    "a made-up plan",
    { email: "new@shop.test", password, tier: "gold" },
    "Choose one of the options.",
  ],
  ["too long a name", { email: "new@shop.test", password, name: "x".repeat(81) }, "too long"],
])("Refuses %s next to its field, and creates nothing", async (_, form, words) => {
  const answer = await create(await admin(), { name: "", tier: "free", ...form });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain("Please check the marked fields.");
  expect(html).not.toContain("Error creating user.");
  expect(html).toContain(words);
  expect(html).not.toContain(password);
  expect(await rows("new@shop.test")).toEqual([]);
});

test("Refuses an email address that has an account, and leaves that account unchanged", async () => {
  const [as, person] = [await admin(), await signedIn(app().db)];
  const before = await profileOf(person);
  const answer = await create(as, {
    email: person.email,
    password,
    name: "Other",
    tier: "premium",
    isAdmin: "yes",
  });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("An account with this email already exists.");
  expect(html).toContain("Please check the marked fields.");
  expect(await profileOf(person)).toEqual(before);
  expect((await rows(person.email))[0]!.name).toBe("Ana Ruiz");
});

test("Creates one account when the form is sent twenty times at the same time", {
  timeout: 600_000,
}, async () => {
  const [as, email] = [await admin(), `${newId()}@shop.test`];
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => create(as, { email, password, name: "", tier: "medium" })),
  );
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
  const made = await rows(email);
  expect(made).toHaveLength(1);
  expect(
    await app().db.select().from(accounts).where(eq(accounts.userId, made[0]!.id)),
  ).toHaveLength(1);
  expect(await auditOf(made[0]!)).toHaveLength(1);
});

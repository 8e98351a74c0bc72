import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { full } from "../../support/full.ts";
import { post } from "../../support/join.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();

const forms: [string, Record<string, string>][] = [
  ["/account/name", { name: "Typed <b>before</b> the end" }],
  ["/account/password", { currentPassword: "secret one", newPassword: "secret two" }],
  ["/account/devices/sign-out", {}],
  ["/account/devices/0190/sign-out", {}],
];

/** Someone whose session ended while they were typing. */
async function dead(): Promise<Person> {
  const person = await signedIn(app().db);
  await app().db.delete(sessions).where(eq(sessions.id, person.sessionId));
  return person;
}

test.each(forms)(
  "Says that the session has ended when %s is submitted, and keeps the draft",
  async (path, form) => {
    const answer = await post(app(), path, form, { as: await dead() });
    expect(answer.status).toBe(401);
    const shown = await answer.text();
    expect(shown).toContain("You are signed out.");
    expect(shown).toContain(`href="/login?to=${encodeURIComponent(path)}"`);
    if (form.name)
      expect(shown).toContain('name="name" value="Typed &lt;b&gt;before&lt;/b&gt; the end"');
    expect(shown).not.toContain("secret");
  },
);

test.each(forms)("Says so for %s submitted by script, and keeps the draft", async (path, form) => {
  const answer = await post(app(), `${path}.data`, form, { as: await dead() });
  expect(answer.status).toBe(401);
  const shown = await answer.text();
  expect(shown).toContain("account:session.out");
  expect(shown).toContain("signIn");
});

test("Says so in the user's language", async () => {
  const answer = await post(app(), "/account/name?lng=es", { name: "Ana" }, { as: await dead() });
  expect(await answer.text()).toContain("Su sesión está cerrada.");
});

test("Submits the draft again after signing in", async () => {
  const person = await signedIn(app().db);
  const shown = await (
    await post(app(), "/account/name", { name: "Kept" }, { as: await dead() })
  ).text();
  expect(shown).toMatch(
    /<form [^>]*action="\/account\/name"[^>]*><input type="hidden" name="name" value="Kept"/,
  );
  expect((await post(app(), "/account/name", { name: "Kept" }, { as: person })).status).toBe(302);
  const row = await app().db.select().from(users).where(eq(users.id, person.id)).get();
  expect(row!.name).toBe("Kept");
});

// Unread rejected forms once made one request in five hundred fail: the runtime closed the
// connection during the next request.
test("Keeps the connection usable after rejecting an unread form", {
  timeout: 600_000,
}, async () => {
  for (let n = 0; n < (full ? 3_000 : 400); n++) {
    const answer = await app().visit("/account/devices/sign-out.data", {
      form: { note: "x".repeat(n * 7) },
    });
    expect(answer.status).toBe(401);
    await answer.text();
  }
});

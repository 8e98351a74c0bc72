import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, sessions, users } from "#app/features/account/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { openApp } from "../../support/app.ts";
import { join, password, post, sessionOf, signIn } from "../../support/join.ts";
import { letterTo } from "../../support/letters.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();

const remember = ({ id }: { id: string }, language: Language) =>
  app().db.update(profiles).set({ language }).where(eq(profiles.id, id));
const profileOf = async (email: string) =>
  (
    await app()
      .db.select({ id: users.id, language: profiles.language, letters: profiles.replyLetters })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.email, email))
  )[0]!;
const languageCookie = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((one) => one.startsWith("lng="))
    ?.split(";")[0];
const languageOf = async (answer: Response) => /<html lang="(\w+)"/.exec(await answer.text())?.[1];
const shown = async (path: string, as: Pick<Person, "cookie">, cookie = "") =>
  languageOf(await app().visit(path, { as, headers: { cookie } }));
const choose = (language: Language, as?: Pick<Person, "cookie">) =>
  app().visit("/language", { as, form: { language } });
const until = async (holds: () => Promise<boolean>) => {
  for (let at = 0; at < 40 && !(await holds()); at++)
    await new Promise((later) => setTimeout(later, 50));
  expect(await holds()).toBe(true);
};

test("Shows pages in the member's language, unless the browser has a choice of its own", async () => {
  const as = await signedIn(app().db, "premium");
  expect(await shown("/account", as)).toBe("en");
  await remember(as, "es");
  for (const path of ["/account", "/repair-cms", "/"]) expect(await shown(path, as)).toBe("es");
  const english = languageCookie(await choose("en"))!;
  expect(await shown("/account", as, english)).toBe("en");
  expect(await shown("/account?lng=en", as)).toBe("en");
});

test("A language that was changed elsewhere is on the next page, with the renewed session", async () => {
  const as = await signedIn(app().db);
  await app().visit("/account", { as });
  await remember(as, "es");
  const expiresAt = new Date(Date.now() + 28 * day);
  await app().db.update(sessions).set({ expiresAt }).where(eq(sessions.id, as.sessionId));
  const answer = await app().visit("/account", { as });
  expect(await languageOf(answer)).toBe("es");
  expect(sessionOf(answer)).toBe(as.cookie);
});

test("The toggle writes the language of the account, and of its letters where they are on", async () => {
  const [quiet, told] = [await signedIn(app().db), await signedIn(app().db)];
  await app().db.update(profiles).set({ replyLetters: "en" }).where(eq(profiles.id, told.id));
  for (const as of [quiet, told]) await choose("es", as);
  await until(async () => (await profileOf(told.email)).language === "es");
  expect(await profileOf(told.email)).toMatchObject({ letters: "es" });
  await until(async () => (await profileOf(quiet.email)).language === "es");
  expect(await profileOf(quiet.email)).toMatchObject({ letters: null });
});

test("Signing in takes over the language of the account", async () => {
  const { email } = await join(app());
  expect(languageCookie(await signIn(app(), email))).toBeUndefined();
  await remember(await profileOf(email), "es");
  const english = languageCookie(await choose("en"))!;
  const answer = await signIn(app(), email, password, { headers: { cookie: english } });
  expect(languageCookie(answer)).toBe(languageCookie(await choose("es")));
});

test("Signing up remembers the language that it happened in", async () => {
  const cookie = languageCookie(await choose("es"))!;
  const email = "nueva@shop.test";
  const answer = await post(
    app(),
    "/login?mode=sign-up",
    { email, password },
    { headers: { cookie } },
  );
  expect(await profileOf(email)).toMatchObject({ language: "es" });
  expect(await shown("/account", { cookie: sessionOf(answer)! })).toBe("es");
});

test("A reset letter is in the language of the account", async () => {
  const { email } = await join(app());
  await remember(await profileOf(email), "es");
  await post(app(), "/forgot-password", { email });
  expect(await letterTo(app(), email)).toContain("Restablezca su contraseña");
});

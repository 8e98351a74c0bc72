import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { profiles, sessions, users } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { join, password, post, sessionOf, signIn } from "../../support/join.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const fresh = () => `${newId()}@shop.test`;
const text = async (answer: Response | Promise<Response>) =>
  (await (await answer).text()).replaceAll("&#x27;", "'");

test("Signs a new user in with the free plan, and redirects to the news", async () => {
  const email = fresh();
  const answer = await post(app(), "/login?mode=sign-up", { email, password });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/noticias");
  const page = await app().visit("/account", { as: { cookie: sessionOf(answer)! } });
  expect(await page.text()).toContain(email);
});

test("Redirects to the requested page after sign-in", async () => {
  const { email } = await join(app());
  const answer = await post(app(), "/login", { email, password, to: "/repair-cms?status=pending" });
  expect(answer.headers.get("location")).toBe("/repair-cms?status=pending");
  expect(sessionOf(answer)).toBeTruthy();
});

test("Gives scripts the same session and redirect", async () => {
  const { email } = await join(app());
  const answer = await post(app(), "/login.data", {
    email,
    password,
    to: "/repair-cms/1/quotes/2/work-order",
  });
  expect(sessionOf(answer)).toBeTruthy();
  expect(await answer.text()).toContain("/repair-cms/1/quotes/2/work-order");
});

test("Redirects paying members to the forum, others to the news", async () => {
  const { email } = await join(app());
  expect((await signIn(app(), email)).headers.get("location")).toBe("/noticias");
  const id = app().db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await app().db.update(profiles).set({ subscriptionStatus: "medium" }).where(eq(profiles.id, id));
  expect((await signIn(app(), email)).headers.get("location")).toBe("/discussion");
});

test("Redirects signed-in users from the login page in the same way", async () => {
  const bronze = await signedIn(app().db, "medium");
  for (const page of ["/login?", "/login?mode=sign-up&"]) {
    expect((await app().visit(page, { as: bronze })).headers.get("location")).toBe("/discussion");
    expect((await app().visit(`${page}to=%2Fvideos`, { as: bronze })).headers.get("location")).toBe(
      "/videos",
    );
    expect(
      (await app().visit(`${page}to=%2F%2Fevil.com`, { as: bronze })).headers.get("location"),
    ).toBe("/discussion");
  }
});

test("Leads from the old address of signing up to the one page, with what it asked for", async () => {
  const answer = await app().visit("/sign-up?to=%2Fmedium&lng=es");
  expect(answer.headers.get("location")).toBe("/login?to=%2Fmedium&lng=es&mode=sign-up");
  expect(await text(app().visit(answer.headers.get("location")!))).toContain("Registrarse");
});

test("Shows the specification's texts in both languages", async () => {
  const english = await text(app().visit("/login"));
  for (const word of [
    "Sign In",
    "Don't have an account? Sign up",
    "you@example.com",
    "Your password",
  ])
    expect(english).toContain(word);
  const joining = await text(app().visit("/login?mode=sign-up"));
  for (const word of ["Sign Up", "Already have an account? Sign in"])
    expect(joining).toContain(word);
  const spanish = await text(app().visit("/login?lng=es"));
  for (const word of ["Iniciar sesión", "¿No tiene una cuenta? Regístrese", "Su contraseña"])
    expect(spanish).toContain(word);
});

test("Keeps the requested page through the form without JavaScript", async () => {
  const page = await text(app().visit("/login?to=%2Frepair-cms%3Fq%3DCorolla"));
  expect(page).toContain('name="to" value="/repair-cms?q=Corolla"');
  expect(page).toContain('href="/login?mode=sign-up&amp;to=%2Frepair-cms%3Fq%3DCorolla"');
});

test("Marks the fields for password managers", async () => {
  const login = await text(app().visit("/login"));
  expect(login).toMatch(/autoComplete="username"|autocomplete="username"/);
  expect(login).toMatch(/autoComplete="current-password"|autocomplete="current-password"/);
  expect(await text(app().visit("/login?mode=sign-up"))).toMatch(
    /autoComplete="new-password"|autocomplete="new-password"/,
  );
});

test("Shows the same message for a wrong password and an unknown email address", async () => {
  const { email } = await join(app());
  for (const who of [email, fresh()]) {
    const answer = await signIn(app(), who, "not the password");
    expect(answer.status).toBe(401);
    const page = await text(answer);
    expect(page).toContain("Invalid email or password. Please try again.");
    expect(page).toContain(`value="${who}"`);
    expect(page).not.toContain("not the password");
  }
});

test("Shows it in Spanish", async () => {
  const answer = await post(app(), "/login?lng=es", { email: fresh(), password: "no es esta" });
  expect(await text(answer)).toContain(
    "Correo electrónico o contraseña incorrectos. Por favor, intente nuevamente.",
  );
});

test("Asks the owner of an existing account to sign in instead", async () => {
  const { email } = await join(app());
  const answer = await post(app(), "/login?mode=sign-up", {
    email: email.toUpperCase(),
    password: "another good password",
  });
  expect(answer.status).toBe(422);
  expect(await text(answer)).toContain(
    "An account with this email already exists. Please sign in instead.",
  );
  expect((await signIn(app(), email)).status).toBe(302);
});

test("Rejects a password that is too short or too long, next to its field", async () => {
  expect(
    await text(post(app(), "/login?mode=sign-up", { email: fresh(), password: "1234567" })),
  ).toContain("Use at least 8 characters.");
  const long = "x".repeat(129);
  expect(
    await text(post(app(), "/login?mode=sign-up", { email: fresh(), password: long })),
  ).toContain("Use at most 128 characters.");
  expect(await text(post(app(), "/login", { email: fresh(), password: long }))).toContain(
    "Use at most 128 characters.",
  );
});

test("Creates one account from two sign-ups with one email address at the same time", async () => {
  const email = fresh();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post(app(), "/login?mode=sign-up", { email, password })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([302, 422, 422, 422, 422]);
});

test("Ends the browser's earlier session at sign-in", async () => {
  const { email, cookie } = await join(app());
  const other = sessionOf(await signIn(app(), email))!;
  const again = sessionOf(await signIn(app(), email, password, { as: { cookie } }))!;
  expect((await app().visit("/account", { as: { cookie } })).status).toBe(302);
  expect((await app().visit("/account", { as: { cookie: again } })).status).toBe(200);
  expect((await app().visit("/account", { as: { cookie: other } })).status).toBe(200);
});

test("Clears a stale or forged session cookie on the login page, and keeps the language", async () => {
  const { cookie } = await signedIn(app().db);
  const forged = [
    cookie.replace(/.$/, "A"),
    "llave.session_token=x",
    "llave.session_token=a.b",
    `${cookie}%00`,
  ];
  for (const one of forged) {
    const answer = await app().visit("/login", { as: { cookie: one } });
    expect(answer.status).toBe(200);
    expect(sessionOf(answer)).toBe("");
    expect(answer.headers.getSetCookie().some((set) => set.startsWith("lng="))).toBe(false);
  }
  expect(sessionOf(await app().visit("/login"))).toBeUndefined();
});

test("Treats an expired session as a visitor", async () => {
  const person = await signedIn(app().db, "premium");
  await app()
    .db.update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.id, person.sessionId));
  expect((await app().visit("/repair-cms", { as: person })).headers.get("location")).toBe(
    "/login?to=%2Frepair-cms",
  );
});

test("Fills in the address of whoever's session has run out, on the same browser alone", async () => {
  const person = await signedIn(app().db);
  const shown = async (cookie: string) =>
    (await text(app().visit("/login", { as: { cookie } }))).includes(`value="${person.email}"`);
  expect(await shown(person.cookie.replace(/.$/, "A"))).toBe(false);
  await app()
    .db.update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.id, person.sessionId));
  expect(await shown(person.cookie)).toBe(true);
  expect(await shown(person.cookie.replace(/.$/, "A"))).toBe(false);
  await app().db.delete(sessions).where(eq(sessions.id, person.sessionId));
  expect(await shown(person.cookie)).toBe(false);
});

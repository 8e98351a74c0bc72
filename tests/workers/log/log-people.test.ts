import { expect, test } from "vitest";
import { profiles } from "#app/features/account/tables.server.ts";
import { pendingOf, startPhone } from "../../support/account/authenticator.ts";
import { openApp, type Visit } from "../../support/app.ts";
import { join, password, post, sessionOf, signIn } from "../../support/join.ts";
import { letterTo, resetTokenIn } from "../../support/letters.ts";
import { linesIn, linesOf as requestLines } from "../../support/machine/log-lines.ts";

const app = openApp({ log: true });
const logLines = () => linesIn(app());
const linesOf = (answer: Response, event?: string) => requestLines(app(), answer, event);

test("Logs each sign-in, accepted or refused, with a keyed hash of the email", async () => {
  const { email } = await join(app());
  const [wrong] = await linesOf(await signIn(app(), email, "not this one"), "sign-in refused");
  expect(wrong).toMatchObject({
    who: expect.stringMatching(/^[0-9a-f]{32}$/),
    known: false,
    reason: "account:login.invalid",
  });
  const [right] = await linesOf(await signIn(app(), email), "signed in");
  expect(right).toMatchObject({ who: wrong!.who });
  expect(JSON.stringify([wrong, right])).not.toContain(email.split("@")[0]);
});

test("Logs sign-up, sign-out, wrong passwords and refused access under the same hash", async () => {
  const { email, cookie } = await join(app());
  const as = { cookie };
  const [made] = await linesOf(
    await post(app(), "/login?mode=sign-up", { email: `two-${email}`, password }),
    "account created",
  );
  expect(made).toMatchObject({ who: expect.stringMatching(/^[0-9a-f]{32}$/) });
  const wrong = { currentPassword: "not this one", newPassword: "another good long one" };
  const logged = [
    await linesOf(await app().visit("/account/password", { as, form: wrong }), "password refused"),
    await linesOf(await app().visit("/admin", { as }), "entry refused"),
    await linesOf(
      await app().visit("/account/password", { as, form: { ...wrong, currentPassword: password } }),
      "password changed",
    ),
  ].map(([first]) => first!);
  expect(logged.map(({ area, reason }) => area ?? reason)).toEqual(["wrong", "admin", undefined]);
  expect(new Set(logged.map(({ who }) => who)).size).toBe(1);
  const again = sessionOf(await signIn(app(), email, "another good long one"))!;
  const [out] = await linesOf(
    await app().visit("/sign-out", { as: { cookie: again }, form: {} }),
    "signed out",
  );
  expect(out).toMatchObject({ who: logged[0]!.who });
});

test("Logs second factors, factor changes, password resets and refused passkeys", async () => {
  const as = await join(app());
  const phone = await startPhone(app(), as);
  const confirm = (code: string) => post(app(), "/account/two-step/app/confirm", { code }, { as });
  const [mistyped] = await linesOf(await confirm("000000"), "second factor refused");
  expect(mistyped).toMatchObject({ reason: "wrong", at: "set-up" });
  await confirm(phone.code());
  await expect
    .poll(() =>
      logLines().some(
        ({ event, what }) => event === "two-step sign-in changed" && what === "appAdded",
      ),
    )
    .toBe(true);
  const first = await signIn(app(), as.email);
  const [asked] = await linesOf(first, "password accepted, second factor asked");
  const step = (code: string) =>
    post(app(), "/login/code", { code }, { as: { cookie: pendingOf(first) } });
  const [refused] = await linesOf(await step("000000"), "second factor refused");
  const [accepted] = await linesOf(await step(phone.code(1)), "second factor accepted");
  expect([refused, accepted]).toMatchObject([
    { who: asked!.who, reason: "wrong" },
    { who: asked!.who, by: "app" },
  ]);

  await post(app(), "/forgot-password", { email: as.email });
  let token = "no token";
  await expect
    .poll(async () => (token = resetTokenIn((await letterTo(app(), as.email)) ?? "")))
    .not.toBe("no token");
  const reset = await post(app(), "/reset-password", { token, password: "another good long one" });
  expect((await linesOf(reset, "password reset by letter"))[0]).toMatchObject({ who: asked!.who });

  const credential = JSON.stringify({ id: "nobody's" });
  const [passkey] = await linesOf(
    await post(app(), "/login/passkey", { credential }),
    "sign-in refused",
  );
  expect(passkey).toMatchObject({ by: "passkey" });
});

test("Logs nothing that identifies a person, in requests or in errors", async () => {
  const { email } = await join(app(), "marisol.quispe@taller-andino.test");
  const typed = {
    title: "Un Peugeot 206 que no arranca",
    content: "La clienta es Ximena Huallpa, tel. +51 984 555 0192",
  };
  const cookie = sessionOf(await signIn(app(), email))!;
  const token = decodeURIComponent(cookie.split("=")[1]!);
  const as = { cookie };
  const go = (path: string, init: Visit = {}) => app().visit(path, { as, ...init });

  await app()
    .db.update(profiles)
    .set({ subscriptionStatus: "premium", subscriptionEndsAt: new Date(4e12) });
  await signIn(app(), email, "a wrong password");
  await post(app(), "/forgot-password", { email });
  for (const path of [
    "/noticias",
    "/account",
    "/discussion?q=Ximena",
    "/videos",
    "/repair-cms?q=Huallpa",
    "/premium",
    "/certificates/x",
  ])
    await go(path);
  const form = { id: crypto.randomUUID(), language: "es", ...typed };
  await go("/discussion/new", { form });
  await go("/account/name", { form: { name: "Marisol Quispe-Ñahui de la Cruz" } });
  // Every write that can fail with her input.
  await app().without("discussion_topics", () =>
    go("/discussion/new", { form: { ...form, id: crypto.randomUUID() } }),
  );
  await app().without("users", () =>
    go("/account/name", { form: { name: "Marisol Quispe-Ñahui" } }),
  );
  await app().without("users", () => signIn(app(), email));
  await app().without("accounts", () => signIn(app(), email));
  await app().without("verifications", () => post(app(), "/forgot-password", { email }));
  await app().without("users", () =>
    post(app(), "/login?mode=sign-up", { email: `second-${email}`, password }),
  );
  await app().without("sessions", () => go("/account"));
  await app().without("repair_jobs", () => go("/repair-cms?q=Huallpa"));
  await go("/sign-out", { form: {} });
  const last = await go("/privacy");
  await linesOf(last);

  expect(logLines().filter(({ level }) => level === "error").length).toBeGreaterThan(4);
  const secrets = [
    email,
    email.split("@")[0]!,
    password,
    token,
    token.split(".")[0]!,
    "Marisol",
    "Quispe",
    "Ximena",
    "Huallpa",
    "555 0192",
    "Peugeot",
  ];
  for (const line of app().logged())
    for (const secret of secrets) expect(line, secret).not.toContain(secret);
});

import { expect, test } from "vitest";
import { profiles } from "#app/features/account/tables.server.ts";
import { openApp, type Visit } from "../support/app.ts";
import { pendingOf, startPhone } from "../support/authenticator.ts";
import { join, password, post, sessionOf, signIn } from "../support/join.ts";
import { letterTo, resetTokenIn } from "../support/letters.ts";
import { makeTopic } from "../support/make.ts";
import { signedIn } from "../support/people.ts";

const app = openApp({ log: true });

type Line = { level: string; event: string; request?: string; [fact: string]: unknown };
const isLine = (text: string) => text.startsWith("{");
const lines = () =>
  app()
    .logged()
    .filter(isLine)
    .map((text) => JSON.parse(text) as Line);

/** The lines of one request, once its own has come: the log is heard a moment after the answer. */
async function linesOf(answer: Response, event = "request"): Promise<Line[]> {
  const id = answer.headers.get("x-request-id");
  await expect
    .poll(() => lines().some((line) => line.request === id && line.event === event))
    .toBe(true);
  return lines().filter(({ request }) => request === id);
}

test("a request leaves one line: pattern, status, time, what the database was asked; never its address", async () => {
  const as = await signedIn(app().db, "premium");
  const topic = await makeTopic(app().db, { by: as });
  const answer = await app().visit(`/discussion/${topic.id}?after=secret-words`, { as });
  const told = await linesOf(answer);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    level: "info",
    worker: "app",
    method: "GET",
    route: "/discussion/:topicId",
    status: 200,
  });
  expect(told[0]).toMatchObject({
    statements: expect.any(Number),
    trips: expect.any(Number),
    ms: expect.any(Number),
  });
  expect(JSON.stringify(told)).not.toMatch(/secret-words|\?/);
  expect(JSON.stringify(told)).not.toContain(topic.id);
});

test("a public page, an address that is nowhere, and one that only the worker answers leave theirs too", async () => {
  for (const [path, route, status] of [
    ["/terms?lng=es", "/terms", 200],
    ["/no/such/page", "/*", 404],
    ["/health", "/health", 200],
    ["/noticias.data", "/noticias", 202],
  ] as const)
    expect((await linesOf(await app().visit(path)))[0], path).toMatchObject({ route, status });
});

test("each sign-in leaves a line, granted or refused, with a keyed hash for the address", async () => {
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

test("signing up and out, a wrong password asked again, and an entry that is refused leave lines under the same hash", async () => {
  const { email, cookie } = await join(app());
  const as = { cookie };
  const [made] = await linesOf(
    await post(app(), "/sign-up", { email: `two-${email}`, password }),
    "account created",
  );
  expect(made).toMatchObject({ who: expect.stringMatching(/^[0-9a-f]{32}$/) });
  const wrong = { currentPassword: "not this one", newPassword: "another good long one" };
  const told = [
    await linesOf(await app().visit("/account/password", { as, form: wrong }), "password refused"),
    await linesOf(await app().visit("/admin", { as }), "entry refused"),
    await linesOf(
      await app().visit("/account/password", { as, form: { ...wrong, currentPassword: password } }),
      "password changed",
    ),
  ].map(([first]) => first!);
  expect(told.map(({ area, reason }) => area ?? reason)).toEqual(["wrong", "admin", undefined]);
  expect(new Set(told.map(({ who }) => who)).size).toBe(1);
  const again = sessionOf(await signIn(app(), email, "another good long one"))!;
  const [out] = await linesOf(
    await app().visit("/sign-out", { as: { cookie: again }, form: {} }),
    "signed out",
  );
  expect(out).toMatchObject({ who: told[0]!.who });
});

test("so do a second step, a changed factor, a password reset by letter and a refused passkey", async () => {
  const as = await join(app());
  const phone = await startPhone(app(), as);
  const confirm = (code: string) => post(app(), "/account/two-step/app/confirm", { code }, { as });
  const [mistyped] = await linesOf(await confirm("000000"), "second factor refused");
  expect(mistyped).toMatchObject({ reason: "wrong", at: "set-up" });
  await confirm(phone.code());
  await expect
    .poll(() =>
      lines().some(
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

test("Cloudflare's id of a request is taken on, and nothing that could not be one", async () => {
  const idOf = async (ray: string) =>
    (await app().visit("/privacy", { headers: { "cf-ray": ray } })).headers.get("x-request-id");
  expect(await idOf("8f2b6c1d9e7a1234-BOG")).toBe("8f2b6c1d9e7a1234-BOG");
  for (const odd of ["<script>", 'a"b', "x".repeat(200), ""])
    expect(await idOf(odd)).toMatch(/^[0-9a-f-]{36}$/);
});

test("the id on a page that broke is the one in its header and in the log, beside what went wrong", async () => {
  const as = await signedIn(app().db);
  for (const [lng, words] of [
    ["en", "write to us and include this request ID:"],
    ["es", "escríbanos e indique este número de solicitud:"],
  ] as const) {
    const answer = await app().without("sessions", () =>
      app().visit(`/noticias?lng=${lng}`, { as }),
    );
    const html = await answer.text();
    const id = answer.headers.get("x-request-id")!;
    expect(html).toContain(words);
    expect(/data-request=""[^>]*>([^<]+)</.exec(html)?.[1]).toBe(id);
    const told = await linesOf(answer);
    expect(told.find(({ event }) => event === "the session could not be read")).toMatchObject({
      level: "error",
      route: "/noticias",
      error: {
        name: "Error",
        message: expect.stringContaining("Failed query: select"),
        stack: expect.stringContaining("at "),
      },
    });
    expect(told.find(({ event }) => event === "request")).toMatchObject({
      level: "error",
      status: 500,
    });
  }
});

test("a paper that broke gives the id too, as a page to people and as text to programs", async () => {
  const as = await signedIn(app().db, "premium");
  const path = "/videos/none/handout";
  const visit = (accept: string) =>
    app().without("video_tutorials", () => app().visit(path, { as, headers: { accept } }));
  for (const [accept, type] of [
    ["text/html,*/*", "text/html"],
    ["*/*", "text/plain"],
  ] as const) {
    const answer = await visit(accept);
    const said = await answer.text();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      500,
      `${type}; charset=utf-8`,
    ]);
    for (const words of ["include this request ID: ", "indique este número de solicitud: "])
      expect(said).toContain(words + answer.headers.get("x-request-id"));
    expect(await linesOf(answer)).toHaveLength(2);
  }
});

test("nothing in the log says who someone is: not in the lines of a whole journey, not in its errors", async () => {
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
  // Everything that can fail with her words in its hands, failing.
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
    post(app(), "/sign-up", { email: `second-${email}`, password }),
  );
  await app().without("sessions", () => go("/account"));
  await app().without("repair_jobs", () => go("/repair-cms?q=Huallpa"));
  await go("/sign-out", { form: {} });
  const last = await go("/privacy");
  await linesOf(last);

  expect(lines().filter(({ level }) => level === "error").length).toBeGreaterThan(4);
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

test("cron, queue and the webhook worker leave lines of their own", async () => {
  await app().quarter();
  await expect
    .poll(() => lines().find(({ event }) => event === "cron"))
    .toMatchObject({ cron: "*/15 * * * *", works: 2, failed: 0 });
  await app().queue.send({ work: "news", id: "none" });
  await expect
    .poll(() => lines().find(({ event }) => event === "queue"))
    .toMatchObject({ queue: "llave-news", messages: 1, failed: 0 });
  const health = await app().worker("llave-stripe", "/webhooks/health");
  expect((await linesOf(health))[0]).toMatchObject({
    worker: "stripe",
    route: "/webhooks/health",
    status: 200,
  });
  const forged = await app().worker("llave-stripe", "/webhooks/stripe", {
    method: "POST",
    body: "{}",
  });
  expect((await linesOf(forged))[0]).toMatchObject({
    route: "/webhooks/stripe",
    status: 400,
    method: "POST",
  });
});

test("an answer says how long it waited and what it asked, but not to a form that anyone may send", async () => {
  const as = await signedIn(app().db, "premium");
  const timing = async (path: string, init?: Visit) =>
    (await app().visit(path, init)).headers.get("server-timing");
  expect(await timing("/noticias", { as })).toMatch(
    /^total;dur=\d+, d1;dur=\d+;desc="statements \d+ trips [1-4]"$/,
  );
  expect(await timing("/terms")).toMatch(/^total;dur=\d+, d1;dur=0;desc="statements 0 trips 0"$/);
  expect(await timing("/account/name", { as, form: { name: "Ana" } })).toMatch(/^total;dur=/);
  expect(await timing("/login", { form: { email: "a@b.co", password: "x" } })).toBeNull();
  expect(await timing("/forgot-password", { as, form: { email: "a@b.co" } })).toBeNull();
});

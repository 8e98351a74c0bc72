import { expect, test } from "vitest";
import { openApp, type Visit } from "../../support/app.ts";
import { linesIn, linesOf as requestLines } from "../../support/machine/log-lines.ts";
import { makeTopic } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp({ log: true });
const logLines = () => linesIn(app());
const linesOf = (answer: Response, event?: string) => requestLines(app(), answer, event);

test("Logs one line per request with route pattern, status, time and query counts, and no address", async () => {
  const as = await signedIn(app().db, "premium");
  const topic = await makeTopic(app().db, { by: as });
  const answer = await app().visit(`/discussion/${topic.id}?after=secret-words`, { as });
  const logged = await linesOf(answer);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    level: "info",
    worker: "app",
    method: "GET",
    route: "/discussion/:topicId",
    status: 200,
  });
  expect(logged[0]).toMatchObject({
    statements: expect.any(Number),
    trips: expect.any(Number),
    ms: expect.any(Number),
  });
  expect(JSON.stringify(logged)).not.toMatch(/secret-words|\?/);
  expect(JSON.stringify(logged)).not.toContain(topic.id);
});

test("Logs public pages, unknown addresses and worker endpoints too", async () => {
  for (const [path, route, status] of [
    ["/terms?lng=es", "/terms", 200],
    ["/no/such/page", "/*", 404],
    ["/health", "/health", 200],
    ["/noticias.data", "/noticias", 202],
  ] as const)
    expect((await linesOf(await app().visit(path)))[0], path).toMatchObject({ route, status });
});

test("Logs nothing of an address that cannot be decoded, which is not found", async () => {
  for (const path of [
    "/q/secret-token/%E0",
    "/q/secret-token/%E0.data",
    "/repair-cms/%zz/juan@example.com",
    "/__manifest?paths=/secret-token/%",
    "/__manifest?p=/codes,/secret-token/%25",
  ]) {
    const answer = await app().visit(path);
    expect([answer.status, (await linesOf(answer)).length], path).toEqual([404, 1]);
  }
  expect(app().logged().join("\n")).not.toMatch(/secret-token|juan@|%/);
});

test("Logs no error of ours for a write to an address that takes none", async () => {
  const as = await signedIn(app().db);
  for (const path of ["/terms", "/account", "/robots.txt", "/terms.data"]) {
    const answer = await app().visit(path, { as, form: {} });
    const logged = await linesOf(answer);
    expect([answer.status, logged.map(({ event }) => event)], path).toEqual([405, ["request"]]);
  }
});

test("Uses Cloudflare's request ID, and ignores any other format", async () => {
  const idOf = async (ray: string) =>
    (await app().visit("/privacy", { headers: { "cf-ray": ray } })).headers.get("x-request-id");
  expect(await idOf("8f2b6c1d9e7a1234-BOG")).toBe("8f2b6c1d9e7a1234-BOG");
  for (const odd of ["<script>", 'a"b', "x".repeat(200), ""])
    expect(await idOf(odd)).toMatch(/^[0-9a-f-]{36}$/);
});

test("Shows the same request ID on an error page, in its header and in the log with the error", async () => {
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
    const logged = await linesOf(answer);
    expect(logged.find(({ event }) => event === "the session could not be read")).toMatchObject({
      level: "error",
      route: "/noticias",
      error: {
        name: "Error",
        message: expect.stringContaining("Failed query: select"),
        stack: expect.stringContaining("at "),
      },
    });
    expect(logged.find(({ event }) => event === "request")).toMatchObject({
      level: "error",
      status: 500,
    });
  }
});

test("Shows the request ID for a failed PDF, as a page to browsers and as text to programs", async () => {
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

test("Logs crons, queue batches and webhook requests", async () => {
  await app().quarter();
  await expect
    .poll(() => logLines().find(({ event }) => event === "cron"))
    .toMatchObject({ cron: "*/15 * * * *", works: 19, failed: 0 });
  await app().queue.send({ work: "news", id: "none" });
  await expect
    .poll(() => logLines().find(({ event }) => event === "queue"))
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

test("Sends Server-Timing with query counts, except in responses to public forms", async () => {
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

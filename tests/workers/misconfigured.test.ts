import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestHarness } from "wrangler";

// The app worker as it is when someone deploys it without an address and without secrets; only the
// models cannot be bound on this machine.
const server = createTestHarness({
  workers: [
    {
      configPath: "./build/server/wrangler.json",
      vars: { APP_URL: "" },
      bindingOverrides: { WORKERS_AI: "llave-demo" },
    },
    { configPath: "./build/stripe/wrangler.json" },
    { configPath: "./build/demo/wrangler.json" },
  ],
});
beforeAll(async () => void (await server.listen()));
afterAll(() => server.close());

test("Answers 503 when misconfigured, and logs the names of the variables only", async () => {
  const answer = await server.fetch("/login");
  expect(answer.status).toBe(503);
  const said = await answer.text();
  expect(said).not.toContain("AUTH_SECRET");
  const id = answer.headers.get("x-request-id")!;
  expect(said).toContain(
    `Please try again in a few minutes.\nIf this keeps happening, write to us and include this request ID: ${id}`,
  );
  expect(said).toContain(`indique este número de solicitud: ${id}`);
  const logged = server.getLogs().map(({ message }) => message);
  expect(logged.join("\n")).toContain(
    "Llave is not configured: APP_URL is missing; AUTH_SECRET is missing or shorter than 32 characters",
  );
  expect(logged.filter((line) => line.includes(id)).length).toBeGreaterThan(0);
});

test("Shows browsers a page in both languages, without scripts", async () => {
  const answer = await server.fetch("/", { headers: { accept: "text/html" } });
  const id = answer.headers.get("x-request-id")!;
  const html = await answer.text();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "300"]);
  for (const words of ['<section lang="es">', "Algo salió mal", "Something went wrong", id])
    expect(html).toContain(words);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("Names the misconfigured part in its health, and no secret", async () => {
  const answer = await server.fetch("/health");
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { ok: false, configuration: false, database: false, files: true },
  ]);
});

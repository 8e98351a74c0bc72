import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestHarness } from "wrangler";

// The app worker as it is when someone deploys the repository untouched; only the models cannot be bound on this machine.
const server = createTestHarness({
  workers: [
    { configPath: "./build/server/wrangler.json", bindingOverrides: { WORKERS_AI: "llave-demo" } },
    { configPath: "./build/stripe/wrangler.json" },
    { configPath: "./build/demo/wrangler.json" },
  ],
});
beforeAll(async () => void (await server.listen()));
afterAll(() => server.close());

test("a worker that finds itself misconfigured answers 503 and logs why, names only", async () => {
  const answer = await server.fetch("/login");
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain("AUTH_SECRET");
  const logged = server.getLogs().map(({ message }) => message);
  expect(logged.join("\n")).toContain(
    "Llave is not configured: APP_URL is not an address; AUTH_SECRET is missing or shorter than 32 characters",
  );
});

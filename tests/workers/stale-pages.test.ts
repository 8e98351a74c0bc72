import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { newRun } from "#app/platform/log/run.server.ts";
import { answerPublicPage, type FrontBindings } from "../../workers/public-pages.ts";

const deferred: Promise<unknown>[] = [];
vi.mock("cloudflare:workers", () => ({
  waitUntil: (work: Promise<unknown>) => void deferred.push(work),
}));
const none = { match: async () => undefined, put: async () => undefined };
vi.stubGlobal("caches", { open: async () => none });
vi.useFakeTimers();
beforeEach(() => void deferred.splice(0));
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const env = { VERSION: { id: "one" }, APP_URL: "http://localhost" } as FrontBindings;
let rendered = 0;
async function visit(): Promise<string> {
  const request = new Request("http://localhost/terms");
  const next = async () => new Response(`rendering ${++rendered}`);
  return (await answerPublicPage({ request, env, run: newRun("front", {}) }, next)).text();
}

test("Shows a page that is no longer fresh once more, while it is rendered anew", async () => {
  expect([await visit(), await visit(), deferred.length]).toEqual([
    "rendering 1",
    "rendering 1",
    0,
  ]);
  vi.advanceTimersByTime(61_000);
  expect([await visit(), await visit(), deferred.length]).toEqual([
    "rendering 1",
    "rendering 1",
    1,
  ]);
  await Promise.all(deferred);
  expect(await visit()).toBe("rendering 2");
});

test("Waits for a page that was last asked for more than a day ago", async () => {
  vi.advanceTimersByTime(25 * 60 * 60_000);
  expect(await visit()).toBe("rendering 3");
});

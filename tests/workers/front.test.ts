import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "../../bench/server.ts";
import { makePerson, openDatabase } from "../../bench/world.ts";

// The unmodified build, whose app notes when it answered last.

let server: Miniflare;
let origin: string;
let cookie: string;
beforeAll(async () => {
  server = await openServer("app", { counting: true });
  origin = (await server.ready).origin;
  ({ cookie } = await makePerson(await openDatabase(server), "premium"));
}, 600_000);
afterAll(() => server.dispose());

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(origin + path, { headers })).text();
/** Whether the app answers something meanwhile. */
async function asksApp(work: () => Promise<unknown>): Promise<boolean> {
  await new Promise((done) => setTimeout(done, 50));
  const before = await get("/__answered");
  await work();
  return (await get("/__answered")) !== before;
}

test.each(["/", "/?lng=es", "/privacy", "/codes/P0420"])(
  "Asks the app for %s once, and answers every other visitor near by",
  async (path) => {
    expect(await asksApp(() => get(path))).toBe(true);
    const visits = () => Promise.all([get(path), get(path, { cookie: "tz=UTC" })]);
    expect(await asksApp(visits)).toBe(false);
  },
);

test("Hands on members, forms and whatever else it does not keep", async () => {
  for (const path of ["/", "/codes/P0420"])
    expect(await asksApp(() => get(path, { cookie }))).toBe(true);
  const form = () => fetch(`${origin}/privacy`, { method: "POST", headers: { origin } });
  expect(await asksApp(form)).toBe(true);
  expect(await asksApp(() => get("/login"))).toBe(true);
});

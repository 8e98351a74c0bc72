import { expect, onTestFinished, test, vi } from "vitest";
import { askDatabase, healthAnswer } from "#app/platform/db/health.server.ts";
import { log } from "#app/platform/log/log.ts";
import { openApp } from "../support/app.ts";
import { signedIn } from "../support/people.ts";

const app = openApp();
const health = async (init = {}) => {
  const answer = await app().visit("/health", init);
  return { status: answer.status, headers: answer.headers, said: await answer.json() };
};

test("Answers anyone, uncached and without a cookie", async () => {
  for (const as of [
    undefined,
    await signedIn(app().db, "premium"),
    { cookie: "llave.session_token=forged.c2lnbmF0dXJl" },
  ]) {
    const { status, headers, said } = await health({ as });
    expect([status, said]).toEqual([
      200,
      {
        ok: true,
        configuration: true,
        database: true,
        room: true,
        files: true,
        databaseMegabytes: expect.any(Number),
      },
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.getSetCookie()).toEqual([]);
  }
});

test("Says how large the database is, and that it is nearly full", async () => {
  const logged = vi.spyOn(log, "error").mockReturnValue(undefined);
  onTestFinished(() => logged.mockRestore());
  const { said } = await health();
  expect(said).toMatchObject({ room: true, databaseMegabytes: expect.any(Number) });
  const answer = { results: [], meta: { size_after: 9.1e9 } };
  const full = { prepare: () => ({ all: async () => answer }) } as unknown as D1Database;
  const { parts, megabytes } = await askDatabase(full);
  expect([parts, megabytes]).toEqual([{ database: true, room: false }, 9_100]);
  expect(healthAnswer(parts).status).toBe(503);
});

test("Names the part that is down", async () => {
  await app().without("site_settings", async () => {
    const { status, said } = await health();
    expect([status, said]).toEqual([
      503,
      { ok: false, configuration: true, database: false, files: true },
    ]);
  });
});

test("Accepts GET and HEAD only", async () => {
  expect((await app().visit("/health", { form: {} })).status).toBe(405);
});

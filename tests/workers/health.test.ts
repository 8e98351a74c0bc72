import { expect, test } from "vitest";
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
      { ok: true, configuration: true, database: true, files: true },
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.getSetCookie()).toEqual([]);
  }
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

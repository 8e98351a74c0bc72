import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { holdSession } from "#app/features/account/session/hold.server.ts";
import { jobNotes } from "#app/features/notes/tables.server.ts";
import { openApp } from "../support/app.ts";
import { makeJob } from "../support/make.ts";
import { signedIn } from "../support/people.ts";

const app = openApp();

test("Every answer says which member is signed in, for a visitor and a held device none", async () => {
  const as = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner: as });
  const member = async (path: string, init = {}) =>
    (await app().visit(path, { as, ...init })).headers.get("x-member");
  for (const path of ["/", "/repair-cms", `/repair-cms/${job.id}.data`, "/nowhere"])
    expect(await member(path), path).toBe(as.id);
  expect(await member(`/repair-cms/${job.id}/status`, { form: { status: "nonsense" } })).toBe(
    as.id,
  );
  for (const path of ["/", "/login", "/repair-cms"])
    expect((await app().visit(path)).headers.get("x-member") ?? "none", path).toBe("none");
  await holdSession(app().db, as, { jobId: job.id, walk: "0" });
  for (const path of ["/repair-cms", "/counter"])
    expect((await member(path)) ?? "none", path).toBe("none");
});

test("The service worker has one address, which no cache answers", async () => {
  const answer = await app().visit("/offline.js");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/javascript");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  const script = await answer.text();
  expect(script).toContain("navigationPreload");
  // Loaded as a classic script, which imports nothing.
  expect(script).not.toMatch(/\b(?:import|export)\b/);
});

test("A write that another member wrote on the device is refused", async () => {
  const as = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner: as });
  const other = await signedIn(app().db, "premium");
  const write = async (member: string) =>
    (
      await app().visit(`/repair-cms/${job.id}/notes/new`, {
        as,
        form: { text: "Pads at 2 mm." },
        headers: { "x-member": member },
      })
    ).status;
  expect(await write(other.id)).toBe(401);
  expect(await app().db.select().from(jobNotes).where(eq(jobNotes.shopId, as.shopId))).toEqual([]);
  expect(await write(as.id)).toBe(302);
});

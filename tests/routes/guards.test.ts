import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { lapsed, signedIn } from "../support/people.ts";

const app = openApp();

test("a visitor is sent to sign in and comes back to where they were going", async () => {
  const answer = await app().visit("/repair-cms?status=pending");
  expect(answer.headers.get("location")).toBe("/login?to=%2Frepair-cms%3Fstatus%3Dpending");
});

test("a Diamond member enters the repair area", async () => {
  const diamond = await signedIn(app().db, "premium");
  expect((await app().visit("/repair-cms", { as: diamond })).status).toBe(200);
});

test("a Diamond member whose plan ended is sent to the plans", async () => {
  const ended = await lapsed(app().db, "premium");
  expect((await app().visit("/repair-cms", { as: ended })).headers.get("location")).toBe(
    "/premium?from=repair",
  );
});

test("who cannot be looked up goes to the landing page from the videos, without a loop", async () => {
  const as = await signedIn(app().db, "medium");
  await app().without("sessions", async () => {
    for (const path of [
      "/videos",
      "/videos/none",
      "/videos/none/handout",
      "/live",
      "/live/none/join",
    ]) {
      const answer = await app().visit(path, { as });
      expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 302, "/"]);
    }
    expect((await app().visit("/", { as })).status).toBe(200);
  });
});

import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { lapsed, signedIn } from "../support/people.ts";

const app = openApp();

test("Redirects a visitor to sign in and back", async () => {
  const answer = await app().visit("/repair-cms?status=pending");
  expect(answer.headers.get("location")).toBe("/login?to=%2Frepair-cms%3Fstatus%3Dpending");
});

test("Opens the repair area to a Diamond member", async () => {
  const diamond = await signedIn(app().db, "premium");
  expect((await app().visit("/repair-cms", { as: diamond })).status).toBe(200);
});

test("Redirects a former Diamond member to the plans", async () => {
  const ended = await lapsed(app().db, "premium");
  expect((await app().visit("/repair-cms", { as: ended })).headers.get("location")).toBe(
    "/premium?from=repair",
  );
});

test("Redirects from the videos to the landing page when the lookup fails, without a loop", async () => {
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

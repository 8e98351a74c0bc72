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
  expect((await app().visit("/repair-cms", { as: ended })).headers.get("location")).toBe("/premium?from=repair");
});

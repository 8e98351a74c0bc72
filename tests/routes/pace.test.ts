import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { signedIn } from "../support/people.ts";
import { typedJob } from "../support/typed-job.ts";

const app = openApp({ paced: true });

test("whoever writes faster than people do is asked to wait, in their language, and keeps what was typed", async () => {
  const [ana, ben] = [await signedIn(app().db, "premium"), await signedIn(app().db, "premium")];
  const form = { ...typedJob, customerLastName: "Typed-and-kept" };
  const write = (as = ana, door = "/repair-cms/new.data", lng = "en") =>
    app().visit(door, { as, form, headers: { cookie: `lng=${lng}` } });
  const statuses: number[] = [];
  for (let n = 0; n < 45; n++) statuses.push((await write()).status);
  expect(statuses.slice(0, 40)).not.toContain(429);
  expect(statuses.slice(40)).toEqual([429, 429, 429, 429, 429]);

  const page = await write(ana, "/repair-cms/new");
  const html = await page.text();
  expect([page.status, html.includes("Wait a minute"), html.includes("Typed-and-kept")]).toEqual([
    429,
    true,
    true,
  ]);
  expect((await write(ben)).status).not.toBe(429);
  expect((await app().visit("/repair-cms", { as: ana })).status).toBe(200);
});

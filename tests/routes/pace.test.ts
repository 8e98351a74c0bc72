import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { signedIn } from "../support/people.ts";
import { typedJob } from "../support/repair/typed-job.ts";

const app = openApp({ paced: true });

test("Asks who writes faster than people do to wait, in their language, and keeps what was typed", async () => {
  const [ana, ben] = [await signedIn(app().db, "premium"), await signedIn(app().db, "premium")];
  const form = { ...typedJob, customerLastName: "Typed-and-kept" };
  const write = (as = ana, path = "/repair-cms/new.data", lng = "en") =>
    app().visit(path, { as, form, headers: { cookie: `lng=${lng}` } });
  /** Writes until a write is refused. The limiter's minute may end in between and begin anew. */
  const refused = async (path?: string) => {
    for (let before = 0; before < 85; before++) {
      const answer = await write(ana, path);
      if (answer.status === 429) return { answer, before };
    }
    throw new Error("No write was refused.");
  };
  expect((await refused()).before).toBeGreaterThanOrEqual(40);

  const html = await (await refused("/repair-cms/new")).answer.text();
  expect(["Wait a minute", "Typed-and-kept"].filter((words) => !html.includes(words))).toEqual([]);
  expect((await write(ben)).status).not.toBe(429);
  expect((await app().visit("/repair-cms", { as: ana })).status).toBe(200);
});

test("Asks who looks at customers' links faster than people do to wait", async () => {
  const looks = Array.from({ length: 130 }, () => app().visit(`/q/${"0".repeat(64)}`));
  const statuses = (await Promise.all(looks)).map(({ status }) => status);
  expect(statuses.filter((one) => one === 404).length).toBeGreaterThanOrEqual(60);
  expect(statuses).toContain(429);
});

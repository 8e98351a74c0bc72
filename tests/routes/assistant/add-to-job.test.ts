import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { makeTurn } from "../../support/learning/answers.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

test("Takes one's own answer into a job of the shop, and finds no one else's", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(db, "free", { worksAt });
  const job = await makeJob(db, { owner });
  const add = async (as: { cookie: string }, id: string) =>
    app().visit(`/ai-chat/${id}/diagnostic`, { as, form: {} });

  const theirs = await makeTurn(db, { as: owner, job, response: "Check the relay." });
  expect((await add(owner, theirs)).headers.get("location")).toBe(
    `/repair-cms/${job.id}/diagnostic?answer=${theirs}#diagnostic`,
  );
  expect((await add(technician, theirs)).status).toBe(404);
  // From a time when the technician had a plan of their own.
  const own = await makeTurn(db, { as: technician, job, response: "Check the fuse." });
  expect((await add(technician, own)).status).toBe(302);
});

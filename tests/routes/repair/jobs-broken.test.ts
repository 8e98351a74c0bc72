import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { typedJob } from "../../support/repair/typed-job.ts";

// The database fails under the routes of jobs (R3): each says the specification's own sentence, and
// what was typed stays.

const app = openApp();

test("Shows every message of the error catalog", async () => {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner });
  await app().takeAway("repair_jobs");
  const ask = async (path: string, form?: Record<string, string>) => {
    const answer = await app().visit(path, { as: owner, ...(form && { form }) });
    return `${answer.status} ${await answer.text()}`;
  };
  const list = await ask("/repair-cms");
  expect(list).toMatch(/^503 .*Error loading repair jobs/s);
  expect(list).toContain("Try again");
  expect(await ask("/repair-cms?lng=es")).toContain("Error al cargar los trabajos de reparación");
  const created = await ask("/repair-cms/new", { ...typedJob, id: newId() });
  expect(created).toMatch(/^503 .*Error creating repair job/s);
  expect(created).toContain("Pierde aceite");
  expect(await ask(`/repair-cms/${job.id}/status.data`, { status: "completed" })).toMatch(
    /^503 .*repair:jobs.statusNotSaved/s,
  );
  expect(await ask(`/repair-cms/${job.id}/delete.data`, { stay: "yes" })).toMatch(
    /^503 .*repair:jobs.notDeleted/s,
  );
  expect(await ask(`/repair-cms/${job.id}/edit.data`, typedJob)).toMatch(
    /^503 .*repair:jobs.notSaved/s,
  );
});

import { expect, test } from "vitest";
import { openApp } from "../../../support/app.ts";
import { makeJob } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { inspectionsOf } from "../../../support/repair/inspection-requests.ts";

const app = openApp();
const { post, start, tap, rowsOf } = inspectionsOf(app);

/** A job that two members inspect. */
async function inspected() {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner });
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(app().db, "free", { worksAt });
  await start(technician, job.id);
  const old = (point: string, color: string, seen: string) =>
    post(technician, job.id, "/marks", {
      "point[]": [point],
      "color[]": [color],
      "measure[]": [""],
      "seen[]": [seen],
    });
  return { owner, technician, job, old };
}

test("A tap that has waited is saved where nobody else was in between, and once", async () => {
  const { owner, technician, job, old } = await inspected();
  await tap(technician, job.id, { mounts: "yellow" });
  expect((await old("mounts", "red", "1")).status).toBe(200);
  expect((await old("leaks", "green", "0")).status).toBe(200);
  const saved = await rowsOf(owner.shopId);
  expect([saved.mounts?.color, saved.mounts?.version]).toEqual(["red", 2]);
  expect((await old("mounts", "red", "1")).status).toBe(200);
  expect((await rowsOf(owner.shopId)).mounts?.version).toBe(2);
});

test("It does not go over what someone else has said since, which is told", async () => {
  const { owner, job, old } = await inspected();
  await tap(owner, job.id, { mounts: "red", leaks: "green" });
  const answer = await old("mounts", "green", "0");
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("someone else changed some of the points");
  expect((await rowsOf(owner.shopId)).mounts).toMatchObject({ color: "red", version: 1 });
  // Both said the same.
  expect((await old("leaks", "green", "0")).status).toBe(200);
});

test("A tap on an open page goes over others, as before", async () => {
  const { owner, technician, job, old } = await inspected();
  await tap(owner, job.id, { mounts: "red" });
  await tap(technician, job.id, { mounts: "green" });
  expect((await rowsOf(owner.shopId)).mounts?.color).toBe("green");
  for (const odd of ["", "x", "-1", "9".repeat(30)]) await old("mounts", "yellow", odd);
  expect((await rowsOf(owner.shopId)).mounts?.color).toBe("yellow");
});

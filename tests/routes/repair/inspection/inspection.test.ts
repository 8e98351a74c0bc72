import { and, asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { jobEvents, repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob } from "../../../support/make.ts";
import { lapsed, signedIn } from "../../../support/people.ts";
import { aCustomer, aVehicle } from "../../../support/repair/customers.ts";
import { inspectionsOf } from "../../../support/repair/inspection-requests.ts";
import { makeInspection } from "../../../support/repair/make-inspection.ts";

const app = openApp();
const { post, start, tap, rowsOf, inspectionOf } = inspectionsOf(app);

const aShop = async () => {
  const owner = await signedIn(app().db, "premium");
  return { owner, job: await makeJob(app().db, { owner }) };
};
const worker = (shopId: string) =>
  signedIn(app().db, "free", { worksAt: { shopId, role: "technician" } });
const eventsOf = async (jobId: string) =>
  (
    await app()
      .db.select({ what: jobEvents.what, by: jobEvents.by })
      .from(jobEvents)
      .where(eq(jobEvents.jobId, jobId))
      .orderBy(asc(jobEvents.n))
  ).filter(({ what }) => what.startsWith("inspection"));

describe("an inspection", () => {
  test("A technician starts it once, however often it is asked, and finishes it", async () => {
    const { owner, job } = await aShop();
    const technician = await worker(owner.shopId);
    const answers = await Promise.all([1, 2, 3].map(() => start(technician, job.id)));
    for (const answer of answers)
      expect(answer.headers.get("location")).toBe(`/repair-cms/${job.id}/inspection`);
    expect((await tap(technician, job.id, { engineOil: "green", leaks: "red" })).status).toBe(200);
    await post(technician, job.id, "/rest", { points: "engineOil coolant hacked" });
    for (const _ of [1, 2]) await post(technician, job.id, "/finish", {});
    expect(await inspectionOf(job.id)).toMatchObject({
      kind: "gasoline",
      by: technician.id,
      seen: 3,
      red: 1,
      yellow: 0,
      finishedAt: expect.any(Date),
    });
    const by = technician.id;
    expect(await eventsOf(job.id)).toEqual([
      { what: "inspectionStarted", by },
      { what: "inspectionFinished", by },
    ]);
    const page = await (await app().visit(`/repair-cms/${job.id}`, { as: owner })).text();
    expect(page).toContain("1 bad, 0 to watch · 3 of 40");
    expect(page).toContain("finished the inspection.");
    const board = await app().visit("/repair-cms?view=board&lng=en", { as: technician });
    expect(await board.text()).toContain("Inspected");
  });

  test("Once it is finished nothing changes until it is opened again", async () => {
    const { owner, job } = await aShop();
    await start(owner, job.id);
    await post(owner, job.id, "/finish", {});
    const late = await tap(owner, job.id, { leaks: "red" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("This inspection is finished");
    const point = { color: "red", version: "0" };
    expect((await post(owner, job.id, "/leaks", point)).status).toBe(422);
    expect((await post(owner, job.id, "/rest", { points: "leaks" })).status).toBe(409);
    expect(await rowsOf(owner.shopId)).toEqual({});
    await post(owner, job.id, "/reopen", {});
    expect((await tap(owner, job.id, { leaks: "red" })).status).toBe(200);
    expect((await inspectionOf(job.id))?.finishedAt).toBeNull();
    expect((await eventsOf(job.id)).map(({ what }) => what)).toEqual([
      "inspectionStarted",
      "inspectionFinished",
      "inspectionReopened",
    ]);
  });

  test("A measure proposes the color by its limits, and a color that is tapped stands", async () => {
    const { owner, job } = await aShop();
    await start(owner, job.id);
    await tap(owner, job.id, { frontPads: "2.5", rearPads: "4,5", brakeFluid: "1" });
    expect(await rowsOf(owner.shopId)).toMatchObject({
      frontPads: { measure: 25, color: "red" },
      rearPads: { measure: 45, color: "yellow" },
      brakeFluid: { measure: 10, color: "green" },
    });
    await tap(owner, job.id, { frontPads: "yellow" });
    expect((await rowsOf(owner.shopId)).frontPads).toMatchObject({
      measure: 25,
      color: "yellow",
      version: 2,
    });
    expect(await inspectionOf(job.id)).toMatchObject({ seen: 3, yellow: 2, red: 0 });
  });

  test("The same tap twice changes nothing; two at once leave one finding", async () => {
    const { owner, job } = await aShop();
    await start(owner, job.id);
    await Promise.all([1, 2, 3, 4].map(() => tap(owner, job.id, { leaks: "yellow" })));
    const { leaks, ...others } = await rowsOf(owner.shopId);
    expect(leaks).toMatchObject({ color: "yellow", version: 1 });
    expect(others).toEqual({});
    expect(await inspectionOf(job.id)).toMatchObject({ seen: 1, yellow: 1 });
  });

  test("What is said of the rest never covers a finding", async () => {
    const { owner, job } = await aShop();
    await start(owner, job.id);
    await Promise.all([
      tap(owner, job.id, { leaks: "red" }),
      post(owner, job.id, "/rest", { points: "leaks mounts" }),
    ]);
    await tap(owner, job.id, { leaks: "red" });
    expect(await rowsOf(owner.shopId)).toMatchObject({
      leaks: { color: "red" },
      mounts: { color: "green" },
    });
  });

  test.each([
    ["a point of another sheet", { glowPlugs: "green" }, "This point is not on the sheet."],
    ["a color that there is not", { leaks: "purple" }, "Choose good, watch, bad"],
    ["a measure that is none", { frontPads: "4 apples" }, "Type a number"],
    ["a measure where none is taken", { leaks: "4" }, "Choose good, watch, bad"],
  ])("Refuses %s with its sentence, and saves nothing of it", async (_, taps, sentence) => {
    const { owner, job } = await aShop();
    await start(owner, job.id);
    const answer = await tap(owner, job.id, { engineOil: "green", ...taps });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(sentence);
    expect(await rowsOf(owner.shopId)).toEqual({});
  });

  test("A kind that there is not starts nothing", async () => {
    const { owner, job } = await aShop();
    expect((await start(owner, job.id, "steam")).status).toBe(422);
    expect(await inspectionOf(job.id)).toBeUndefined();
  });

  test("Without JavaScript a tap leads back to its point", async () => {
    const { owner, job } = await aShop();
    await start(owner, job.id);
    const answer = await app().visit(`/repair-cms/${job.id}/inspection/marks`, {
      as: owner,
      form: { "point[]": "leaks", "color[]": "green" },
      headers: { accept: "text/html" },
    });
    expect(answer.headers.get("location")).toBe(`/repair-cms/${job.id}/inspection#point-leaks`);
  });
});

describe("whose it is", () => {
  test("Another shop's job is not found, and gets no inspection", async () => {
    const { owner, job } = await aShop();
    const { owner: other } = await aShop();
    await start(owner, job.id);
    const at = `/repair-cms/${job.id}/inspection`;
    for (const address of [at, `${at}/frontPads`])
      expect((await app().visit(address, { as: other })).status).toBe(404);
    const answers = await Promise.all([
      start(other, job.id),
      tap(other, job.id, { leaks: "red" }),
      post(other, job.id, "/rest", { points: "leaks" }),
      post(other, job.id, "/finish", {}),
      post(other, job.id, "/leaks", { color: "red", version: "0" }),
      post(other, job.id, "/leaks/photos", {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect([await rowsOf(owner.shopId), await rowsOf(other.shopId)]).toEqual([{}, {}]);
  });

  test("After the owner's plan has ended it is read and not written", async () => {
    const owner = await lapsed(app().db, "premium");
    const job = await makeJob(app().db, { owner });
    await makeInspection(app().db, { owner, job }, { leaks: { note: "Fuga de aceite" } });
    const page = await app().visit(`/repair-cms/${job.id}/inspection`, { as: owner });
    expect(await page.text()).toContain("Fuga de aceite");
    expect((await tap(owner, job.id, { leaks: "green" })).headers.get("location")).toContain(
      "/premium",
    );
    expect(await rowsOf(owner.shopId)).toMatchObject({ leaks: { color: "red" } });
  });

  test("A member who was removed writes nothing any more", async () => {
    const { owner, job } = await aShop();
    const technician = await worker(owner.shopId);
    await start(technician, job.id);
    await app()
      .db.delete(shopMembers)
      .where(and(eq(shopMembers.shopId, owner.shopId), eq(shopMembers.userId, technician.id)));
    await tap(technician, job.id, { leaks: "red" });
    expect(await rowsOf(owner.shopId)).toEqual({});
  });
});

test("The vehicle's last inspection stands beside it: its yellow points first, with what was measured", async () => {
  const { db } = app();
  const { owner, job: before } = await aShop();
  const vehicle = await aVehicle(db, { owner, customer: await aCustomer(db, { owner }) });
  await makeInspection(
    db,
    { owner, job: before },
    {
      frontPads: { color: "green", measure: 60 },
      leaks: { color: "yellow", note: "Oil at the pan" },
    },
    { kind: "diesel", startedAt: new Date("2026-05-12T12:00:00Z") },
  );
  const job = await makeJob(db, { owner });
  await db
    .update(repairJobs)
    .set({ vehicleId: vehicle.id })
    .where(eq(repairJobs.shopId, owner.shopId));
  const at = `/repair-cms/${job.id}/inspection`;
  const choice = await (await app().visit(at, { as: owner })).text();
  expect(choice).toMatch(/<input[^>]*checked=""[^>]*value="diesel"|value="diesel"[^>]*checked=""/);
  await start(owner, job.id, "gasoline");
  const page = (await (await app().visit(`${at}?lng=en`, { as: owner })).text()).replaceAll(
    "<!-- -->",
    "",
  );
  expect(page).toContain("May 2026: Watch · Oil at the pan");
  expect(page).toContain("May 2026: 6 mm");
  expect(page.indexOf('id="point-leaks"')).toBeLessThan(page.indexOf('id="point-engineOil"'));
});

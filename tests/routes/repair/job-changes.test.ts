import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { workId } from "#app/features/repair/job.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { typedJob } from "../../support/repair/typed-job.ts";

const app = openApp();

const diamond = () => signedIn(app().db, "premium");
const page = async (as: Person, path: string) => (await app().visit(path, { as })).text();
const rowsOf = (owner: Person) =>
  app().db.select().from(repairJobs).where(eq(repairJobs.shopId, owner.shopId));

describe("one job", () => {
  test("Edits the details, and keeps number, status and diagnostic", async () => {
    const owner = await diamond();
    const job = await makeJob(app().db, { owner, status: "in_progress", diagnostic: "Coil" });
    const form = {
      ...typedJob,
      status: "cancelled",
      number: "77",
      user_id: "x",
      diagnostic: "gone",
      vin: "1M8GDM9AXKP042788",
    };
    const answer = await app().visit(`/repair-cms/${job.id}/edit`, { as: owner, form });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/repair-cms/${job.id}`]);
    const kept = { number: 1, status: "in_progress", diagnostic: "Coil" };
    expect(await findJob(app().db, owner.shopId, job.id)).toMatchObject({
      customerFirstName: "Luz",
      vin: "1M8GDM9AXKP042788",
      ...kept,
    });
    expect(await page(owner, "/repair-cms?q=ibanez")).toContain(workId(1));
  });

  test("Of two tabs that edit it, the second is rejected, keeps its draft, and can then overwrite", async () => {
    const owner = await diamond();
    const job = await makeJob(app().db, { owner });
    const opened = /name="version" value="(\d+)"/;
    const version = opened.exec(await page(owner, `/repair-cms/${job.id}/edit`))![1]!;
    const post = async (carModel: string, version: string) => {
      const answer = await app().visit(`/repair-cms/${job.id}/edit`, {
        as: owner,
        form: { ...typedJob, carModel, version },
      });
      return { status: answer.status, html: await answer.text() };
    };
    for (let presses = 0; presses < 2; presses++)
      expect((await post("Tsuru", version)).status).toBe(302);
    const second = await post("Versa", version);
    expect(second.status).toBe(409);
    expect(second.html).toContain("This job was changed somewhere else.");
    expect((await post("Versa", opened.exec(second.html)![1]!)).status).toBe(302);
    expect((await findJob(app().db, owner.shopId, job.id))?.carModel).toBe("Versa");
  });

  test("Any status can follow any other, and unknown ones are rejected", async () => {
    const owner = await diamond();
    const job = await makeJob(app().db, { owner });
    const set = (form: Record<string, string>) =>
      app().visit(`/repair-cms/${job.id}/status`, { as: owner, form });
    for (const status of ["completed", "pending", "cancelled", "in_progress", "completed"]) {
      expect((await set({ status })).status).toBe(200);
      expect((await findJob(app().db, owner.shopId, job.id))!.status).toBe(status);
    }
    for (const status of ["done", "", "PENDING"]) expect((await set({ status })).status).toBe(422);
    expect(await (await set({ status: "done" })).text()).toContain("Error updating job status");
    expect((await findJob(app().db, owner.shopId, job.id))!.status).toBe("completed");
  });

  test("Without JavaScript a change of status returns to the list, and to no other address", async () => {
    const owner = await diamond();
    const job = await makeJob(app().db, { owner });
    const back = async (to: string) => {
      const form = { status: "completed", back: to };
      return (await app().visit(`/repair-cms/${job.id}/status`, { as: owner, form })).headers.get(
        "location",
      );
    };
    expect(await back("/repair-cms?status=pending")).toBe("/repair-cms?status=pending");
    for (const to of ["https://evil.com", "//evil.com", "/\\evil.com", "/..//evil.com"])
      expect(await back(to)).toBeNull();
  });

  test("Deleting asks first, then deletes the job", async () => {
    const owner = await diamond();
    const job = await makeJob(app().db, { owner });
    expect(await page(owner, `/repair-cms/${job.id}/delete`)).toContain(
      "Are you sure you want to delete this job?",
    );
    const answer = await app().visit(`/repair-cms/${job.id}/delete`, { as: owner, form: {} });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/repair-cms"]);
    expect(await rowsOf(owner)).toEqual([]);
  });
});

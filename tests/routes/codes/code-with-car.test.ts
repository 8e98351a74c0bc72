import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { pageOf } from "../../support/learning/code-pages.ts";
import { makeJob, makeQuote } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { aVehicle } from "../../support/repair/customers.ts";

const app = openApp();
const page = (...request: [string, { as?: Person }?]) => pageOf(app(), ...request);

const silverado = { carMake: "Chevrolet", carModel: "Silverado" };
let owner: Person;
let jobId: string;

const closedJob = async (car: { carMake: string; carModel: string }, description: string) => {
  const { db } = app();
  const job = await makeJob(db, { owner, ...car, issues: "P0302", status: "completed" });
  await makeQuote(db, { owner, job, description, status: "approved" });
};

beforeAll(async () => {
  const { db } = app();
  owner = await signedIn(db, "premium");
  await closedJob(silverado, "Ignition coil");
  await closedJob({ carMake: "Chevy", carModel: "Silverado 1500" }, "Spark plugs");
  await closedJob({ carMake: "Nissan", carModel: "Sentra" }, "Wiring repair");
  const vehicle = await aVehicle(db, { owner, make: "Chevrolet", engine: "5.3 L" });
  const job = await makeJob(db, { owner, ...silverado, carYear: 2018, issues: "P0302, tired" });
  await db.update(repairJobs).set({ vehicleId: vehicle.id }).where(eq(repairJobs.id, job.id));
  jobId = job.id;
});

const at = () => `/codes/P0302?job=${jobId}`;

describe("A code looked up from a job", () => {
  test("Is linked from the job's texts with the job", async () => {
    expect(await page(`/repair-cms/${jobId}`, { as: owner })).toContain(`href="${at()}"`);
  });

  test.each([
    ["en", "For this 2018 Chevrolet Silverado 5.3 L", "Chevrolet Silverado: here twice"],
    ["es", "Para este vehículo: Chevrolet Silverado 5.3 L 2018", "Silverado: dos veces aquí"],
  ])("Names the car, and shows what it was on this model first, in %s", async (lng, car, twice) => {
    const html = await page(`${at()}&lng=${lng}`, { as: owner });
    const wanted = [car, twice, "Spark plugs", "Ignition coil", "Sentra", "Wiring repair"];
    const places = wanted.map((words) => html.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test("Leads to related codes and to the assistant with the car, and back to the job", async () => {
    const html = await page(at(), { as: owner });
    expect(html).toMatch(new RegExp(`href="/codes/P03[^"]*\\?job=${jobId}"`));
    expect(html).toContain(`href="/assistant?code=P0302&job=${jobId}#ask"`);
    expect(html).toContain(`href="/repair-cms/${jobId}"`);
    const asked = await page(`/assistant?code=P0302&job=${jobId}`, { as: owner });
    expect(asked).toContain("2018 Chevrolet Silverado 5.3 L");
  });

  test("Is not found with the job of another shop or no job, and tells a visitor nothing of it", async () => {
    const { db } = app();
    const others = [await signedIn(db, "premium"), await signedIn(db, "medium")];
    for (const as of others) expect((await app().visit(at(), { as })).status).toBe(404);
    expect((await app().visit("/codes/P0302?job=none", { as: owner })).status).toBe(404);
    expect(await page(at())).not.toContain("Silverado");
  });

  test("Is open with its car to a technician of the shop", async () => {
    const worksAt = { shopId: owner.shopId, role: "technician" } as const;
    const as = await signedIn(app().db, "free", { worksAt });
    expect(await page(at(), { as })).toContain("2018 Chevrolet Silverado 5.3 L");
  });
});

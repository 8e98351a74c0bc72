import { expect, test } from "vitest";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeQuote } from "../../support/make.ts";
import { makeVisits } from "../../support/repair/visits.ts";

const app = openApp();

/** A vehicle with a job and a quote that was declined, both written in Spanish. */
async function aVehicle() {
  const { db } = app();
  const { owner, customer, vehicle, visit } = await makeVisits(db);
  const job = await visit({ issues: "Huele a gasolina" });
  const quote = await makeQuote(db, {
    owner,
    job,
    description: "Cambiar la manguera",
    status: "rejected",
  });
  const translate = (subjectId: string, field: "issues" | "description", ofText: string) =>
    db.insert(textTranslations).values({
      shopId: owner.shopId,
      jobId: job.id,
      subjectId,
      field,
      ofText,
      language: "en",
      originalLanguage: "es",
      state: "reviewed",
      at: new Date(),
      text: field === "issues" ? "Smells of gas" : "Replace the hose",
    });
  const read = async (path: string, lng = "en") =>
    (await (await app().visit(`${path}?lng=${lng}`, { as: owner })).text())
      .replaceAll(/<details.*?<\/details>/gs, "")
      .replaceAll(/<script.*?<\/script>/gs, "");
  const vehiclePage = `/repair-cms/vehicles/${vehicle.id}`;
  return { customer, job, quote, translate, read, vehiclePage };
}

test("Pages of a vehicle and a customer show each job in the reader's language", async () => {
  const { customer, job, quote, translate, read, vehiclePage } = await aVehicle();
  await translate(job.id, "issues", "Huele a gasolina");
  await translate(quote.id, "description", "Cambiar la manguera");
  const page = await read(vehiclePage);
  expect(page).toContain("Smells of gas");
  expect(page).toContain("Replace the hose");
  expect(page).not.toMatch(/Huele a gasolina|Cambiar la manguera/);
  expect(await read(`/repair-cms/customers/${customer.id}`)).toContain("Smells of gas");
  expect(await read(`${vehiclePage}/split`)).toContain("Smells of gas");
  expect(await read(vehiclePage, "es")).toContain("Huele a gasolina");
});

test("A translation of what was changed since is not shown", async () => {
  const { job, translate, read, vehiclePage } = await aVehicle();
  await translate(job.id, "issues", "Huele a aceite");
  const page = await read(vehiclePage);
  expect(page).toContain("Huele a gasolina");
  expect(page).not.toContain("Smells of gas");
});

test("What was declined before is told in the reader's language on the next job", async () => {
  const { quote, translate, read, vehiclePage } = await aVehicle();
  await translate(quote.id, "description", "Cambiar la manguera");
  const id = vehiclePage.split("/").at(-1);
  const form = await read("/repair-cms/new", `en&vehicle=${id}`);
  expect(form).toContain("Replace the hose");
});

import { expect, test } from "vitest";
import { modelRecalls } from "#app/features/customers/vin.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { accessible, fits, narrow, openBrowser, phone, ready } from "../../support/browser.ts";
import { makeQuote, makeShop } from "../../support/make.ts";
import type { Person } from "../../support/people.ts";
import { joinable } from "../../support/repair/joins.ts";
import { makeImport } from "../../support/repair/make-import.ts";
import { makeVisits } from "../../support/repair/visits.ts";

const app = openApp();
const eyes = openBrowser(app);

async function world() {
  const { db } = app();
  const { owner, customer, vehicle, visit } = await makeVisits(db);
  await makeShop(db, owner);
  const first = await visit({ odometer: 90_000, odometerUnit: "mi" });
  await visit({ odometer: 150_000, odometerUnit: "km", diagnostic: "P0420 is back" });
  await makeQuote(db, { owner, job: first, status: "rejected" });
  const recall = { number: "20V999001", day: "2020-04-09", component: "AIR BAGS", summary: "Text" };
  await db
    .insert(modelRecalls)
    .values({
      make: "toyota",
      model: "corolla",
      year: 2018,
      fetchedAt: new Date(),
      recalls: [{ ...recall, advice: "doNotDrive" }],
    })
    .onConflictDoNothing();
  return { owner, customer, vehicle };
}

test("On a phone a plate leads to the vehicle, and what was declined into a new job", async () => {
  const { owner } = await world();
  const page = await eyes.page({ as: owner, viewport: phone });
  await page.goto("/repair-cms");
  await ready(page);
  await page.locator(".bar button[popovertarget]").click();
  await page.getByRole("link", { name: "Customers", exact: true }).click();
  await page.getByRole("searchbox", { name: "Search customers" }).fill("abc1");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "ABC-123" }).click();
  await page.getByRole("heading", { name: "2018 Toyota Corolla" }).waitFor();
  await page.getByRole("button", { name: "Add to a new job" }).dblclick();
  await page.getByRole("heading", { name: "WO-000003" }).waitFor();
  await page.getByText("3rd visit").waitFor();
  await page.getByRole("link", { name: /^Declined in .*: Front brakes$/ }).waitFor();
  await page.goto("/repair-cms");
  expect(await page.getByRole("row").count()).toBe(4);
});

/** The pages of imports: the list, the columns, a preview, a broken file, an empty one, its cancellation. */
async function makeImports(owner: Person): Promise<string[]> {
  const { db } = app();
  const name = "A list of customers from the system that the shop had before, 2019 to 2026.csv";
  const counts = { fileName: name, rows: 3, added: 1, joined: 1, refused: 1, vehiclesAdded: 2 };
  const make = (traits: Parameters<typeof makeImport>[2]) => makeImport(db, owner, traits);
  const samples = [`${"Ana · Ruiz · ".repeat(8)}no phone`];
  const [previewed, broken, empty, importing] = [
    await make({ ...counts, stage: "previewed", samples }),
    await make({ stage: "failed", problem: "imports:problem.broken" }),
    await make({ stage: "failed", problem: "imports:problem.noRows" }),
    await make({ ...counts, stage: "importing", bytes: 100, position: 40, refused: 0 }),
  ];
  const at = "/repair-cms/customers/import";
  const pages = [previewed, broken, empty, importing].map((id) => `${at}/${id}`);
  return [at, ...pages, `${at}/${previewed}/cancel`];
}

test.each(["en", "es"])("In %s the pages fit a narrow phone and axe finds nothing", async (lng) => {
  const { owner, customer, vehicle } = await world();
  const ids = { customerId: customer.id, vehicleId: vehicle.id };
  const others = await joinable(app().db, owner, ids);
  const imports = await makeImports(owner);
  const page = await eyes.page({ as: owner, viewport: narrow });
  for (const path of [
    "/repair-cms/customers",
    "/repair-cms/customers?q=abc",
    "/repair-cms/customers/new",
    `/repair-cms/customers/${customer.id}`,
    `/repair-cms/customers/${customer.id}/edit`,
    `/repair-cms/customers/${customer.id}/delete`,
    `/repair-cms/customers/${customer.id}/vehicles/new`,
    "/repair-cms/customers/duplicates",
    `/repair-cms/customers/${customer.id}/join?q=mar`,
    `/repair-cms/customers/${customer.id}/join/${others.otherCustomerId}`,
    `/repair-cms/customers/${customer.id}/joins/${others.customerMergeId}/undo`,
    `/repair-cms/vehicles/${vehicle.id}`,
    `/repair-cms/vehicles/${vehicle.id}/recalls`,
    `/repair-cms/vehicles/${vehicle.id}/join/${others.otherVehicleId}`,
    `/repair-cms/vehicles/${vehicle.id}/split?q=abc`,
    `/repair-cms/vehicles/${vehicle.id}/edit`,
    `/repair-cms/vehicles/${vehicle.id}/owner`,
    `/repair-cms/new?vehicle=${vehicle.id}`,
    ...imports,
  ]) {
    await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=${lng}`);
    await ready(page);
    await fits(page);
    await accessible(page);
  }
});

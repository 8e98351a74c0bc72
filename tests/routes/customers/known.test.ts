import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { makeQuote } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { aCustomer, aVehicle } from "../../support/repair/customers.ts";
import { jobRequests } from "../../support/repair/job-requests.ts";
import { makeVisits } from "../../support/repair/visits.ts";

const app = openApp();
const { draft, create, diamond, page, rowsOf } = jobRequests(app);
const said = {
  customerFirstName: "María",
  customerLastName: "Pérez",
  customerEmail: "maria.perez@example.com",
  customerPhone: "(555) 010-2030",
};

test("Suggestions come as JSON, of this shop alone", async () => {
  const [ana, eva] = [await diamond(), await diamond()];
  const customer = await aCustomer(app().db, { owner: ana });
  await aVehicle(app().db, { owner: ana, customer });
  const ask = async (as: typeof ana) =>
    (await app().visit("/repair-cms/customers/suggestions?vehicle=abc1", { as })).json();
  expect(await ask(ana)).toMatchObject([
    { customer: { id: customer.id }, vehicle: { year: 2018 } },
  ]);
  expect(await ask(eva)).toEqual([]);
});

test("A new job opens filled in with a customer and a vehicle of this shop", async () => {
  const [ana, eva] = [await diamond(), await diamond()];
  const customer = await aCustomer(app().db, { owner: ana, firstName: "Guadalupe" });
  const vehicle = await aVehicle(app().db, { owner: ana, customer });
  const path = `/repair-cms/new?vehicle=${vehicle.id}`;
  const html = await page(ana, path);
  for (const text of ['value="Guadalupe"', 'value="ABC-123"', customer.id, vehicle.id])
    expect(html).toContain(text);
  expect(await page(eva, path)).not.toContain("Guadalupe");
});

test("Without JavaScript a search finds customers, each a link to the form filled in", async () => {
  const ana = await diamond();
  const customer = await aCustomer(app().db, { owner: ana });
  const html = await page(ana, "/repair-cms/new?find=perez");
  expect(html).toContain(`href="/repair-cms/new?customer=${customer.id}"`);
  expect(await page(ana, "/repair-cms/new?find=nada")).toContain("Nothing on file");
});

test("Whoever was ticked is tied, and another's id is not", async () => {
  const [ana, eva] = [await diamond(), await diamond()];
  const customer = await aCustomer(app().db, { owner: ana, lastName: "Soto" });
  await create(ana, draft({ ...said, customerId: customer.id }));
  await create(eva, draft({ ...said, customerId: customer.id }));
  expect(await rowsOf(ana)).toMatchObject([{ customerId: customer.id, customerLastName: "Pérez" }]);
  expect((await rowsOf(eva))[0]!.customerId).not.toBe(customer.id);
});

test("After saving, the job's page says who has the same telephone", async () => {
  const ana = await diamond();
  const juan = await aCustomer(app().db, { owner: ana, firstName: "Juan" });
  const saved = await create(ana, draft(said));
  const address = saved.headers.get("location")!;
  expect(address).toMatch(/\?alike$/);
  const html = await page(ana, address);
  expect(html).toContain("Another customer has this phone or email:");
  expect(html).toContain(`href="/repair-cms/customers/${juan.id}"`);
});

test("The form of a known vehicle says which visit it is and what was declined before", async () => {
  const { db } = app();
  const { owner, vehicle, visit } = await makeVisits(db);
  const job = await visit();
  await makeQuote(db, { owner, job, status: "rejected" });
  await visit();
  const form = await app().visit(`/repair-cms/new?vehicle=${vehicle.id}`, { as: owner });
  const html = await form.text();
  expect(html).toContain("3rd visit");
  expect(html).toMatch(/Declined in \w+ \d{4}: Front brakes/);
  expect(html).not.toContain("372.90");
  // With JavaScript, of a vehicle that is chosen while typing.
  const path = `/repair-cms/vehicles/${vehicle.id}/visits`;
  const answer = await app().visit(path, { as: owner });
  const { visits } = (await answer.json()) as { visits: { declined: unknown[] }[] };
  expect(visits.map(({ declined }) => declined.length)).toEqual([0, 1]);
  expect((await app().visit(path, { as: await signedIn(db, "premium") })).status).toBe(404);
});

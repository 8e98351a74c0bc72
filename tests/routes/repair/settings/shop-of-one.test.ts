import { expect, test } from "vitest";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();

const columnsOf = (html: string) =>
  [...html.matchAll(/<th[^>]*scope="col"[^>]*>([^<]*)</g)].map(([, label]) => label);

const ofSpecification = ["Work ID", "Customer", "Vehicle", "Status", "Actions"];

async function makeOwner() {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner);
  const job = await makeJob(app().db, { owner });
  const page = async (path: string) => (await app().visit(path, { as: owner })).text();
  return { owner, job, page };
}

test("Who works alone sees the columns, the filters and the form of the specification", async () => {
  const { page } = await makeOwner();
  const list = await page("/repair-cms");
  expect(columnsOf(list)).toEqual(ofSpecification);
  expect(list).not.toContain("Filter by technician");
  expect(list).not.toContain(">Mine<");
  const form = await page("/repair-cms/new");
  expect(form).not.toContain('name="technicianId"');
  expect(form).toMatch(/<details[^>]*>(?:(?!<\/details>).)*name="promised"/s);
});

test("A promise, and an approval, bring their columns", async () => {
  const { owner, page } = await makeOwner();
  const promisedAt = new Date(Date.UTC(2031, 4, 6, 15));
  const job = await makeJob(app().db, { owner, promisedAt });
  const [id, customer, vehicle, ...rest] = ofSpecification;
  expect(columnsOf(await page("/repair-cms"))).toEqual([
    id,
    customer,
    vehicle,
    "Promised for",
    ...rest,
  ]);
  await makeQuote(app().db, { owner, job, status: "approved" });
  expect(columnsOf(await page("/repair-cms"))).toEqual([
    id,
    customer,
    vehicle,
    "Promised for",
    "Approved",
    ...rest,
  ]);
});

test("A second member brings all of them", async () => {
  const { owner, page } = await makeOwner();
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  await signedIn(app().db, "free", { worksAt });
  expect(columnsOf(await page("/repair-cms"))).toHaveLength(8);
  expect(await page("/repair-cms")).toContain("Filter by technician");
  expect(await page("/repair-cms/new")).toContain('name="technicianId"');
});

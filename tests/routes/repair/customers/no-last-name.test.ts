import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { customers } from "#app/features/customers/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { importWhole } from "../../../support/repair/import-requests.ts";
import { typedJob } from "../../../support/repair/typed-job.ts";

const app = openApp();

/** A shop whose list named companies and people of one name. */
async function imported() {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner);
  await importWhole(
    app(),
    owner,
    "Company,Phone,Email\nFletes Garza SA de CV,956 555 0101,f@x.test",
  );
  const [customer] = await app()
    .db.select()
    .from(customers)
    .where(eq(customers.shopId, owner.shopId));
  return { owner, customer: customer! };
}

test("A customer without a last name is edited without one", async () => {
  const { owner, customer } = await imported();
  const page = `/repair-cms/customers/${customer.id}/edit`;
  const { firstName, lastName, email, phone, language, version } = customer;
  const form = {
    firstName,
    lastName,
    email: email!,
    phone: phone!,
    language,
    version: String(version),
    note: "Paga a 30 días",
  };
  expect((await app().visit(page, { as: owner, form })).status).toBe(302);
  const nobody = { ...form, firstName: "Ana", company: "", version: String(version + 1) };
  expect((await app().visit(page, { as: owner, form: nobody })).status).toBe(302);
});

test("A new customer needs a last name, or a company", async () => {
  const { owner } = await imported();
  const page = "/repair-cms/customers/new";
  const form = { firstName: "Ana", lastName: "", noEmail: "yes", language: "es" };
  expect((await app().visit(page, { as: owner, form: { ...form, id: newId() } })).status).toBe(422);
  const named = { ...form, company: "Mora SRL", id: newId() };
  expect((await app().visit(page, { as: owner, form: named })).status).toBe(302);
});

test("A job of a customer without a last name has none, and only such a job", async () => {
  const { owner, customer } = await imported();
  const form = {
    ...typedJob,
    customerFirstName: customer.firstName,
    customerLastName: "",
    customerEmail: customer.email!,
    customerPhone: customer.phone!,
  };
  const make = (more: object) =>
    app().visit("/repair-cms/new", { as: owner, form: { ...form, id: newId(), ...more } });
  expect((await make({})).status).toBe(422);
  expect((await make({ customerId: customer.id })).status).toBe(302);
  const [job] = await app().db.select().from(repairJobs).where(eq(repairJobs.shopId, owner.shopId));
  expect(job).toMatchObject({ customerId: customer.id, customerLastName: "" });
  const edit = { ...form, version: String(job!.version), issues: "Otra cosa" };
  const page = `/repair-cms/${job!.id}/edit`;
  expect((await app().visit(page, { as: owner, form: edit })).status).toBe(302);
});

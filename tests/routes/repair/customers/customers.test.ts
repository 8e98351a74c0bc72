import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { customers } from "#app/features/customers/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { aCustomer, aVehicle } from "../../../support/repair/customers.ts";
import { makeVisits } from "../../../support/repair/visits.ts";

// The list of customers, their pages and forms.

const app = openApp();
const page = async (as: Person, path: string) => (await app().visit(path, { as })).text();
const typed = (more: Record<string, string> = {}) => ({
  firstName: "Lupe",
  lastName: "Núñez",
  email: "lupe@example.com",
  phone: "(956) 555-0134",
  language: "es",
  id: newId(),
  ...more,
});
const rows = (owner: Person) =>
  app().db.select().from(customers).where(eq(customers.shopId, owner.shopId));
const at = (id: string, rest = "") => `/repair-cms/customers/${id}${rest}`;

test("Lists customers by name, a page at a time", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  for (let n = 0; n < 22; n++)
    await aCustomer(db, { owner, firstName: `Ana${String.fromCharCode(97 + n)}`, lastName: "Sol" });
  const first = await page(owner, "/repair-cms/customers");
  expect(first).toContain("Anaa Sol");
  expect(first).toContain("Anat Sol");
  expect(first).not.toContain("Anau Sol");
  const [all] = await Promise.all([page(owner, "/repair-cms/customers?show=40")]);
  expect(all).toContain("Anav Sol");
  const last = (await rows(owner)).find(({ firstName }) => firstName === "Anat")!;
  const next = await page(owner, `/repair-cms/customers?name=${last.nameFoundBy}&after=${last.id}`);
  expect(next).toContain("Anau Sol");
  expect(next).not.toContain("Anat Sol");
});

test.each([
  ["núñ", "a name's beginning, with or without accents"],
  ["nunez lupe", "the last name first"],
  ["9565550134", "a telephone"],
  ["0134", "too little of a telephone", false],
  ["lupe@exam", "an e-mail address"],
  ["tx 77", "a plate"],
  ["1GCEK14T04Z123456", "a VIN"],
  ["04Z123456".slice(1), "the end of a VIN"],
])("Searching %s finds a customer by %s", async (text, _by, found = true) => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const customer = await aCustomer(db, {
    owner,
    firstName: "Lupe",
    lastName: "Núñez",
    email: "lupe@example.com",
    phone: "(956) 555-0134",
  });
  await aVehicle(db, { owner, customer, plate: "TX-7731", vin: "1GCEK14T04Z123456" });
  const other = await signedIn(db, "premium");
  await aCustomer(db, { owner: other, lastName: "Núñez", phone: "(956) 555-0134" });
  const html = await page(owner, `/repair-cms/customers?q=${encodeURIComponent(text)}`);
  expect(html.includes("Lupe Núñez")).toBe(found);
  expect(html).not.toContain("María Núñez");
});

test("Creates a customer, once however often the form is sent", async () => {
  const owner = await signedIn(app().db, "premium");
  const form = typed();
  const [one, two] = await Promise.all(
    [1, 2].map(() => app().visit("/repair-cms/customers/new", { as: owner, form })),
  );
  expect([one!.status, two!.status]).toEqual([302, 302]);
  expect(one!.headers.get("location")).toBe(at(form.id));
  const [stored, ...others] = await rows(owner);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    nameFoundBy: "lupe nunez",
    phone: "(956) 555-0134",
    phoneFoundBy: "+19565550134",
    language: "es",
  });
  const changed = await app().visit("/repair-cms/customers/new", {
    as: owner,
    form: { ...form, lastName: "Otra" },
  });
  expect(changed.status).toBe(409);
  expect(await rows(owner)).toHaveLength(1);
});

test("Requires an e-mail address or the tick, keeps what was typed, and writes nothing", async () => {
  const owner = await signedIn(app().db, "premium");
  const form = typed({ email: "", phone: "call me", note: "Keep <this>" });
  const refused = await app().visit("/repair-cms/customers/new", { as: owner, form });
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toContain("Keep &lt;this&gt;");
  expect(html).toContain("Enter a phone number");
  expect(await rows(owner)).toEqual([]);
  const without = { ...typed({ noEmail: "yes" }), email: "ignored" };
  await app().visit("/repair-cms/customers/new", { as: owner, form: without });
  expect((await rows(owner))[0]).toMatchObject({ email: null, emailFoundBy: null });
});

test("Shows what is known of a customer, the vehicles and the jobs, also hostile texts", async () => {
  const { db } = app();
  const { owner, customer, visit } = await makeVisits(db);
  const job = await visit({ issues: "<script>alert(1)</script> P0301", status: "in_progress" });
  const html = await page(owner, at(customer.id));
  for (const text of ["María Pérez", "tel:+15550102030", "2018 Toyota Corolla", "ABC-123"])
    expect(html).toContain(text);
  expect(html).toContain(`/repair-cms/${job.id}`);
  expect(html).toContain("Open now");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain(`/repair-cms/new?customer=${customer.id}&amp;vehicle=${job.vehicleId}"`);
});

test("Saves an edit, finds the customer by it, and keeps the draft of an overtaken one", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const customer = await aCustomer(db, { owner });
  const form = typed({ version: String(customer.version) });
  expect((await app().visit(at(customer.id, "/edit"), { as: owner, form })).status).toBe(302);
  expect(await page(owner, "/repair-cms/customers?q=lupe")).toContain("Lupe Núñez");
  expect(await page(owner, "/repair-cms/customers?q=mar%C3%ADa")).not.toContain("Lupe Núñez");
  const late = { ...form, lastName: "Mine" };
  const conflict = await app().visit(at(customer.id, "/edit"), { as: owner, form: late });
  const html = await conflict.text();
  expect(conflict.status).toBe(409);
  expect(html).toContain('value="Mine"');
  expect((await rows(owner))[0]!.lastName).toBe("Núñez");
  const again = await app().visit(at(customer.id, "/edit"), {
    as: owner,
    form: { ...late, version: "2" },
  });
  expect(again.status).toBe(302);
  expect((await rows(owner))[0]).toMatchObject({ lastName: "Mine", version: 3 });
});

test("Says that there are no customers, and that a search finds none", async () => {
  const owner = await signedIn(app().db, "premium");
  expect(await page(owner, "/repair-cms/customers")).toContain("No customers found");
  expect(await page(owner, "/repair-cms/customers?q=zz")).toContain("Show all customers");
  for (const odd of ["%00", "%25_", "'--", "after=%F0%9F%98%80", "a".repeat(500)])
    expect((await app().visit(`/repair-cms/customers?q=${odd}`, { as: owner })).status).toBe(200);
});

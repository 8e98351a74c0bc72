import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  customerMerges,
  customers,
  vehicleOwners,
  vehicles,
} from "#app/features/customers/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { aCustomer, aVehicle } from "../../support/repair/customers.ts";
import { comparison } from "../../support/repair/joins.ts";

// Comparing two customers or vehicles, joining them, and undoing that.

const app = openApp();
const page = async (as: Person, path: string) => (await app().visit(path, { as })).text();

async function world() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner });
  // The customer and vehicle of the job itself are not part of the test.
  const theirs = { phone: "(555) 010-8888", email: "lupe@example.com" };
  const kept = await aCustomer(db, { owner, ...theirs, email: null, note: "Pays cash" });
  const gone = await aCustomer(db, { owner, ...theirs, firstName: "Marita", company: "Sol" });
  const car = await aVehicle(db, { owner, customer: gone, plate: "TWIN-1" });
  const vin = "2T1BURHE5JC000000";
  const double = await aVehicle(db, { owner, model: "Corola", plate: "TWIN-1", vin });
  await db
    .update(repairJobs)
    .set({ customerId: gone.id, vehicleId: car.id })
    .where(eq(repairJobs.id, job.id));
  const compare = (one = kept.id, other = gone.id) =>
    comparison(app(), owner, `/repair-cms/customers/${one}/join/${other}`);
  const of = <Table extends typeof customers | typeof vehicles>(table: Table, ids: string[]) =>
    db.select().from(table).where(inArray(table.id, ids));
  const people = () => of(customers, [kept.id, gone.id]);
  const cars = () => of(vehicles, [car.id, double.id]);
  return { owner, kept, gone, car, double, job, compare, people, cars };
}

const address = (id: string, rest = "") => `/repair-cms/customers/${id}${rest}`;
const undoAt = (id: string, mergeId: string) => address(id, `/joins/${mergeId}/undo`);

test("A customer's page tells who has the same telephone, and leads to the comparison", async () => {
  const { owner, kept, gone, car, double } = await world();
  const html = await page(owner, address(kept.id));
  expect(html).toContain("Same phone or email as:");
  expect(html).toContain(`href="${address(kept.id, `/join/${gone.id}`)}"`);
  const ofCar = await page(owner, `/repair-cms/vehicles/${car.id}`);
  expect(ofCar).toContain("Same plate or VIN as:");
  expect(ofCar).toContain(`href="/repair-cms/vehicles/${car.id}/join/${double.id}"`);
});

test("After an edit, the page that follows tells what is alike now", async () => {
  const { owner } = await world();
  const other = await aCustomer(app().db, { owner, firstName: "Luz", email: null, phone: null });
  expect(await page(owner, address(other.id))).not.toContain("Same phone or email");
  const form = { firstName: "Luz", lastName: "Sol", noEmail: "yes", language: "en", version: "1" };
  const saved = await app().visit(address(other.id, "/edit"), {
    as: owner,
    form: { ...form, phone: "(555) 010-8888" },
  });
  expect(await page(owner, saved.headers.get("location")!)).toContain("Same phone or email as:");
});

test("The comparison says what stays, what is taken over and what moves", async () => {
  const { compare } = await world();
  const { html } = await compare();
  const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(text).toContain("María Pérez ✓ kept Marita Pérez not kept");
  expect(text).toContain("Company — Sol ✓ kept");
  expect(text).toContain("Pays cash ✓ kept —");
  expect(text).toContain("Jobs 1 Vehicles, with earlier ones 1");
});

test("Joins two customers, once however often the form is sent, and says so with the way back", async () => {
  const { owner, kept, gone, car, job, compare, people } = await world();
  const { form, send } = await compare();
  const answers = await Promise.all([send(), send()]);
  const to = `${address(kept.id)}?joined=${form.id}`;
  for (const { status, headers } of answers) {
    expect([status, headers.get("location")]).toEqual([302, to]);
  }
  const { db } = app();
  expect(await people()).toMatchObject([
    { id: kept.id, company: "Sol", email: gone.email, note: "Pays cash", version: 2 },
  ]);
  expect(await db.select().from(repairJobs).where(eq(repairJobs.id, job.id))).toMatchObject([
    { customerId: kept.id },
  ]);
  expect(
    await db.select().from(vehicleOwners).where(eq(vehicleOwners.vehicleId, car.id)),
  ).toMatchObject([{ customerId: kept.id, until: null }]);
  const html = await page(owner, to);
  expect(html).toContain("Marita Pérez was joined into this record.");
  expect(html).toContain(`href="${undoAt(kept.id, form.id)}"`);
});

test("Undoing says what comes back, brings it back, and leaves what was added since", async () => {
  const { owner, kept, gone, job, compare, people } = await world();
  const { db } = app();
  const { form, send } = await compare();
  await send();
  const later = await makeJob(db, { owner });
  await db.update(repairJobs).set({ customerId: kept.id }).where(eq(repairJobs.id, later.id));
  const at = undoAt(kept.id, form.id);
  const asked = await page(owner, at);
  expect(asked).toContain("María Pérez gets back the details from before the join.");
  expect(asked).toContain("What was added since stays with María Pérez");
  const counts = asked.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(counts).toContain("What goes back to Marita Pérez Jobs 1 Vehicles, with earlier ones 1");
  const undone = await app().visit(at, { as: owner, form: {} });
  expect(undone.headers.get("location")).toBe(`${address(kept.id)}?undone=${gone.id}`);
  const holds = async (id: string) =>
    (await db.select().from(repairJobs).where(eq(repairJobs.customerId, id))).map((one) => one.id);
  expect([await holds(gone.id), await holds(kept.id)]).toEqual([[job.id], [later.id]]);
  const [back] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, owner.shopId), eq(customers.id, kept.id)));
  expect(back).toMatchObject({ company: null, email: null, version: 3 });
  expect(await page(owner, undone.headers.get("location")!)).toContain(
    "That was undone. Both are on file again.",
  );
  // Asked again, it is undone once; its page says that it is over.
  expect((await app().visit(at, { as: owner, form: {} })).status).toBe(302);
  expect(await page(owner, at)).toContain("it was undone already");
  expect(await people()).toHaveLength(2);
});

test("Undoing says that a customer who was edited since keeps the edit", async () => {
  const { owner, kept, compare } = await world();
  const { form, send } = await compare();
  await send();
  await app()
    .db.update(customers)
    .set({ note: "New", version: 3 })
    .where(eq(customers.id, kept.id));
  expect(await page(owner, undoAt(kept.id, form.id))).toContain(
    "María Pérez was edited since, so the details stay as they are now.",
  );
});

test("Joins nothing when one of the two was edited meanwhile, and offers to look again", async () => {
  const { gone, compare, people } = await world();
  const { db } = app();
  const { send } = await compare();
  await db.update(customers).set({ note: "New", version: 2 }).where(eq(customers.id, gone.id));
  const answer = await send();
  const html = await answer.text();
  expect(answer.status).toBe(409);
  expect(html).toContain("One of the two was changed somewhere else.");
  expect(html).toContain("Look again");
  expect(await people()).toHaveLength(2);
});

test("Of two joins at once, A into B and B into A, one is done", async () => {
  const { kept, gone, job, compare, people } = await world();
  const forms = [await compare(), await compare(gone.id, kept.id)];
  const answers = await Promise.all(forms.map(({ send }) => send()));
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 404]);
  const { db } = app();
  const left = await people();
  expect(left).toHaveLength(1);
  const [moved] = await db.select().from(repairJobs).where(eq(repairJobs.id, job.id));
  expect(moved!.customerId).toBe(left[0]!.id);
});

test("Joins two vehicles: the one that stays takes the VIN, and the owner if it has none", async () => {
  const { owner, gone, car, double, job, cars } = await world();
  const path = `/repair-cms/vehicles/${double.id}/join/${car.id}`;
  const { html, send } = await comparison(app(), owner, path);
  expect(html).toContain("Owners, with earlier ones");
  expect((await send()).status).toBe(302);
  const { db } = app();
  expect(await cars()).toMatchObject([
    { id: double.id, model: "Corola", vin: "2T1BURHE5JC000000", plate: "TWIN-1" },
  ]);
  expect(
    await db.select().from(vehicleOwners).where(eq(vehicleOwners.vehicleId, double.id)),
  ).toMatchObject([{ customerId: gone.id }]);
  const [moved] = await db.select().from(repairJobs).where(eq(repairJobs.id, job.id));
  expect(moved!.vehicleId).toBe(double.id);
});

test("The search for the other one finds customers by name, and leaves the first out", async () => {
  const { owner, kept, gone } = await world();
  const html = await page(owner, address(kept.id, "/join?q=Pérez"));
  expect(html).toContain(`href="${address(kept.id, `/join/${gone.id}`)}"`);
  expect(html).not.toContain(`href="${address(kept.id, `/join/${kept.id}`)}"`);
});

test("A technician reads what is alike and what was joined, and is offered neither", async () => {
  const { owner, kept, compare } = await world();
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(app().db, "free", { worksAt });
  const html = await page(technician, address(kept.id));
  expect(html).toContain("Same phone or email as:");
  expect(html).not.toContain("Compare / Join");
  const { form, send } = await compare();
  await send();
  const after = await page(technician, address(kept.id));
  expect(after).toContain("Marita Pérez was joined into this record.");
  expect(after).not.toContain(undoAt(kept.id, form.id));
});

test("Deleting a customer deletes what earlier joins into them still held", async () => {
  const { owner, kept, gone, compare } = await world();
  const { db } = app();
  await (await compare()).send();
  const last = await aCustomer(db, { owner, firstName: "Luz", phone: null, email: null });
  await (await compare(last.id, kept.id)).send();
  const merges = () =>
    db.select().from(customerMerges).where(eq(customerMerges.shopId, owner.shopId));
  expect(JSON.stringify(await merges())).toContain(gone.lastName);
  const answer = await app().visit(address(last.id, "/delete"), { as: owner, form: {} });
  expect(answer.status).toBe(302);
  expect(await merges()).toEqual([]);
});

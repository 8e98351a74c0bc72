import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { importMessage } from "#app/features/customers/import/due.server.ts";
import { customerMerges, customers, vehicles } from "#app/features/customers/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { aCustomer } from "../../support/repair/customers.ts";
import { confirm, preview, settled, upload } from "../../support/repair/import-requests.ts";
import { comparison } from "../../support/repair/joins.ts";

// Two people, or two messages, at the same moment.

const app = openApp();

/** A shop with its owner and two advisors. */
async function team() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const advisor = () =>
    signedIn(db, "free", { worksAt: { shopId: owner.shopId, role: "advisor" } });
  return { owner, advisors: [await advisor(), await advisor()] };
}

const stored = <Table extends typeof customers | typeof vehicles | typeof repairJobs>(
  table: Table,
  { shopId }: Person,
) => app().db.select().from(table).where(eq(table.shopId, shopId));

test("Two advisors who write down the same customer at once make one, with one vehicle", async () => {
  const { owner, advisors } = await team();
  const job = () => ({
    id: newId(),
    customerFirstName: "Rosa",
    customerLastName: "Vega",
    language: "es",
    customerEmail: "rosa@example.com",
    customerPhone: "(956) 555-0188",
    carMake: "Nissan",
    carModel: "Versa",
    carYear: "2017",
    licensePlate: "RAV-17",
    issues: "Ruido al frenar",
  });
  const answers = await Promise.all(
    advisors.map((as) => app().visit("/repair-cms/new", { as, form: job() })),
  );
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  const [people, cars, jobs] = [
    await stored(customers, owner),
    await stored(vehicles, owner),
    await stored(repairJobs, owner),
  ];
  expect([people.length, cars.length, jobs.length]).toEqual([1, 1, 2]);
});

test("Two advisors who add the same customer by hand at once are each told of the other", async () => {
  const { owner, advisors } = await team();
  const form = () => ({
    id: newId(),
    firstName: "Rosa",
    lastName: "Vega",
    email: "rosa@example.com",
    phone: "(956) 555-0188",
    language: "es",
  });
  const answers = await Promise.all(
    advisors.map((as) => app().visit("/repair-cms/customers/new", { as, form: form() })),
  );
  expect(await stored(customers, owner)).toHaveLength(2);
  for (const { headers } of answers) {
    const page = await app().visit(headers.get("location")!, { as: owner });
    expect(await page.text()).toContain("Same phone or email as:");
  }
});

test("Of two advisors who join the same pair at once, one does, and the other is told", async () => {
  const { db } = app();
  const { owner, advisors } = await team();
  const [kept, gone] = [await aCustomer(db, { owner }), await aCustomer(db, { owner })];
  const path = `/repair-cms/customers/${kept.id}/join/${gone.id}`;
  const pages = await Promise.all(advisors.map((as) => comparison(app(), as, path)));
  const answers = await Promise.all(pages.map(({ send }) => send()));
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 404]);
  expect(await stored(customers, owner)).toHaveLength(1);
  const merges = await db
    .select()
    .from(customerMerges)
    .where(eq(customerMerges.shopId, owner.shopId));
  expect(merges).toHaveLength(1);
});

test("An import that two messages work on at once has every row once", async () => {
  const { owner } = await team();
  const rows = Array.from({ length: 1_100 }, (_, n) => `Ana,Sol${n},512 555 ${1_000 + n}`);
  const file = ["First name,Last name,Phone", ...rows].join("\n");
  const { importId } = await upload(app(), owner, file);
  await preview(app(), owner, importId);
  await settled(app(), importId);
  await confirm(app(), owner, importId);
  const message = importMessage({ shopId: owner.shopId, importId });
  await Promise.all([1, 2, 3].map(() => app().queue.send(message)));
  expect(await settled(app(), importId)).toMatchObject({ stage: "done", added: 1_100 });
  expect(await stored(customers, owner)).toHaveLength(1_100);
});

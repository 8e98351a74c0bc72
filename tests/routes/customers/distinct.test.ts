import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { distinctRecords } from "#app/features/customers/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { aCustomer, aVehicle } from "../../support/repair/customers.ts";

// Marking two records that look the same as different: a family with one telephone.

const app = openApp();
let owner: Person;
beforeAll(async () => {
  owner = await signedIn(app().db, "premium");
});
const page = async (path: string) => (await app().visit(path, { as: owner })).text();
const mark = (kind: string, one: string, other: string, distinct: string, as = owner) =>
  app().visit(`/repair-cms/${kind}/${one}/join/${other}/distinct`, { as, form: { distinct } });
const marks = () =>
  app().db.select().from(distinctRecords).where(eq(distinctRecords.shopId, owner.shopId));

const makers = {
  customers: (shared: string) =>
    aCustomer(app().db, { owner, email: null, phone: `(555) 010-${shared}` }),
  vehicles: (shared: string) => aVehicle(app().db, { owner, plate: `APART-${shared}` }),
};
const said = { customers: "Same phone or email as:", vehicles: "Same plate or VIN as:" };
const by = { customers: "phone", vehicles: "plate" };

test.each(["customers", "vehicles"] as const)(
  "Marked %s are not offered as duplicates, until the mark is taken back",
  async (kind) => {
    const shared = "4411";
    const [one, other] = [await makers[kind](shared), await makers[kind](shared)];
    const at = `/repair-cms/${kind}/${one.id}`;
    const comparison = `${at}/join/${other.id}`;
    expect(await page(at)).toContain(said[kind]);
    expect(await page(comparison)).toContain(`action="${comparison}/distinct"`);

    for (const answer of [
      await mark(kind, one.id, other.id, "yes"),
      await mark(kind, other.id, one.id, "yes"),
    ])
      expect(answer.status).toBe(302);
    for (const { id } of [one, other]) {
      const html = await page(`/repair-cms/${kind}/${id}`);
      expect(html).not.toContain(said[kind]);
      expect(html).toContain("Marked as different from:");
    }
    const list = `/repair-cms/customers/duplicates?by=${by[kind]}`;
    expect(await page(list)).not.toContain(shared);
    expect(await page(comparison)).toContain("They aren’t suggested as duplicates.");

    expect((await mark(kind, one.id, other.id, "no")).headers.get("location")).toBe(at);
    expect(await marks()).toEqual([]);
    expect(await page(at)).toContain(said[kind]);
    expect(await page(list)).toContain(shared);
  },
);

test("A third with the same telephone is still offered, compared with each that is not marked", async () => {
  const [one, other] = [await makers.customers("4422"), await makers.customers("4422")];
  await mark("customers", one.id, other.id, "yes");
  const third = await makers.customers("4422");
  const html = await page("/repair-cms/customers/duplicates");
  expect(html).toContain(`/repair-cms/customers/${one.id}/join/${third.id}`);
  expect(html).not.toContain(`/repair-cms/customers/${one.id}/join/${other.id}`);
  await mark("customers", third.id, one.id, "yes");
  expect(await page("/repair-cms/customers/duplicates")).toContain(
    `/repair-cms/customers/${other.id}/join/${third.id}`,
  );
});

test("A technician marks nothing, nor does another shop, and a customer's marks go with them", async () => {
  const [one, other] = [await makers.customers("4433"), await makers.customers("4433")];
  const before = await marks();
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(app().db, "free", { worksAt });
  const stranger = await signedIn(app().db, "premium");
  const answers = [
    await mark("customers", one.id, other.id, "yes", technician),
    await mark("customers", one.id, other.id, "yes", stranger),
    await mark("customers", one.id, one.id, "yes"),
    await mark("customers", one.id, other.id, "perhaps"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 404, 404, 422]);
  expect(await marks()).toEqual(before);
  await mark("customers", one.id, other.id, "yes");
  expect(await marks()).toHaveLength(before.length + 2);
  await app().visit(`/repair-cms/customers/${other.id}/delete`, { as: owner, form: {} });
  expect(await marks()).toEqual(before);
});

import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { customers, vehicleOwners } from "#app/features/customers/tables.server.ts";
import { recordsOf } from "#app/platform/archive/records.server.ts";
import { exportedColumns } from "../../support/account/exported-columns.ts";
import { makeWhole, meet, type Whole } from "../../support/account/whole-person.ts";
import { openApp } from "../../support/app.ts";
import { unzip } from "../../support/files/zip.ts";
import { makeVideo } from "../../support/make.ts";
import { makeSentMoney } from "../../support/money/make-money.ts";

// Statements of archives select all columns but those they name. So a new column fails here until
// someone decides: it goes on the list, or its statement leaves it out.

const app = openApp();
let ana: Whole;
beforeAll(async () => {
  ana = await makeWhole(app(), "quetzalcoatlxa");
  await makeSentMoney(app(), ana);
  await meet(app(), ana, ana, await makeVideo(app().db));
});

/** The names in a record and in those inside it, each with its place: "shop/vehicles.json id". */
function namesIn(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, place));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${place} ${name}`,
    ...namesIn(inner, `${place} ${name}`),
  ]);
}

const listed = new Set(
  Object.entries(exportedColumns).flatMap(([place, names]) =>
    names.split(" ").map((name) => `${place} ${name}`),
  ),
);
const undecided = (file: string, records: unknown) =>
  [...new Set(namesIn(records, file))].filter((name) => !listed.has(name));

async function recordsAt(path: string): Promise<[file: string, records: unknown][]> {
  const answer = await app().visit(path, { as: ana });
  const files = unzip(new Uint8Array(await answer.arrayBuffer()));
  return [...files].flatMap(([name, bytes]) =>
    name.endsWith(".json") ? [[name, JSON.parse(Buffer.from(bytes).toString("utf8"))]] : [],
  );
}

test("Exports the columns on the list and no others", async () => {
  const own = await recordsAt("/account/data.zip");
  expect(own.flatMap(([file, records]) => undecided(file, records))).toEqual([]);
  const found = new Set(own.flatMap(([file, records]) => namesIn(records, file)));
  const ofShop = [...listed].filter((name) => !name.startsWith("customer.json"));
  expect(ofShop.filter((name) => !found.has(name))).toEqual([]);
});

test("Exports the columns on the list about a customer", async () => {
  const { db } = app();
  const ofShop = eq(vehicleOwners.shopId, ana.shopId);
  const owner = await db.select().from(vehicleOwners).where(ofShop).get();
  // Its other files come from the statements of the shop's archive.
  const path = `/repair-cms/customers/${owner!.customerId}/data.zip`;
  const [file, records] = (await recordsAt(path))[0]!;
  expect(undecided(file, records)).toEqual([]);
  expect(namesIn(records, file)).toContain("customer.json vehicles plate");
});

test("A column that a statement does not leave out fails until it is on the list", async () => {
  const rows = recordsOf(app().db, customers, {
    where: eq(customers.shopId, ana.shopId),
    // As if `version` were new.
    without: ["shopId", "nameFoundBy", "phoneFoundBy", "emailFoundBy"],
  });
  const { value: first } = await rows.next();
  expect(undecided("shop/customers.json", first)).toEqual(["shop/customers.json version"]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { customers, vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { signedIn } from "../../../support/people.ts";
import {
  customerRows,
  exported,
  importFile,
  importWorld,
} from "../../../support/repair/imports.ts";

let world: Awaited<ReturnType<typeof importWorld>>;
beforeAll(async () => {
  world = await importWorld();
});
afterAll(() => world.close());
let shopId: string;
beforeEach(async () => {
  ({ shopId } = await signedIn(world.db, "premium"));
});

const headings = "First name,Last name,Phone,Email,Address,Make,Model,Year,Plate,VIN";
const file = (...rows: string[]) => [headings, ...rows].join("\n");
const ana = "Ana,Ruiz,(512) 555-0100,ana@x.test";
const bring = (...rows: string[]) => importFile(world, file(...rows), shopId);
const counts = { added: 0, joined: 0, vehiclesAdded: 0, refused: 0, partial: 0, rows: 0 };
const pick = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(counts).map((name) => [name, row[name]]));

test("Imports customers and vehicles as the preview said", async () => {
  const { preview, result } = await bring(
    `${ana},,Toyota,Corolla,2015,ABC 123,`,
    `${ana},,Ford,F-150,2019,XYZ 9,`,
    "Luis,Mora,,,,,,,,",
    "Eva,Paz,nonsense,,,,,,,",
  );
  expect(pick(preview)).toEqual({
    rows: 4,
    added: 3,
    joined: 1,
    vehiclesAdded: 2,
    refused: 0,
    partial: 1,
  });
  expect(pick(result)).toEqual(pick(preview));
  expect([preview.stage, result.stage]).toEqual(["previewed", "done"]);
  const text = await exported(world, shopId);
  expect(text.split("\r\n").filter((line) => line.startsWith("Ana,Ruiz"))).toHaveLength(2);
  expect(text).toContain("Luis,Mora");
});

test("A second import of the same file makes nothing twice, with or without a telephone", async () => {
  const rows = [
    `${ana},,Toyota,Corolla,2015,ABC 123,`,
    "Luis,Mora,,,,Kia,Rio,2012,,",
    "Luis,Mora,,,,Seat,Ibiza,2011,,",
  ];
  await bring(...rows);
  const before = await customerRows(world);
  const { result } = await bring(...rows);
  expect(pick(result)).toEqual({
    rows: 3,
    added: 0,
    joined: 3,
    vehiclesAdded: 0,
    refused: 0,
    partial: 0,
  });
  expect(await customerRows(world)).toEqual(before);
});

test("Never ties two customers that share only a name", async () => {
  const { result } = await bring(
    "Luis,Mora,,,,Kia,,,,",
    "Luis,Mora,,,,Seat,,,,",
    "Luis,Mora,555 0199,,,,,,,",
  );
  expect(result.added).toBe(3);
});

test("Of a customer who is known only what was missing is added", async () => {
  await bring("Ana,Ruiz,512 555 0100,,1 Elm St,,,,,");
  await bring(
    'ANA,RUIZ,+1 512-555-0100,ana@x.test,"2 Oak St",,,,,',
    "Ana,Ruiz,,ana@x.test,,Kia,Rio,,,",
  );
  const found = (await world.db.select().from(customers)).filter((one) => one.shopId === shopId);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    firstName: "Ana",
    phone: "512 555 0100",
    email: "ana@x.test",
    address: "1 Elm St",
    version: 2,
  });
});

test("The preview knows what earlier rows add to a customer", async () => {
  await bring("Ana,Ruiz,512 555 0100,,,,,,,");
  const others = Array.from({ length: 600 }, (_, n) => `Someone,${n},,s${n}@x.test,,,,,,`);
  const { preview, result } = await bring(
    "Ana,Ruiz,512 555 0100,ana@x.test,,,,,,",
    ...others,
    "Ana,Ruiz,,ana@x.test,,Kia,Rio,,ABC 1,",
    "Ana,Ruiz,,ana@x.test,,Kia,,2014,abc-1,",
  );
  expect(pick(preview)).toMatchObject({ added: 600, joined: 3, vehiclesAdded: 1 });
  expect(pick(result)).toEqual(pick(preview));
});

test("A vehicle that belongs to another customer is left out, and its row comes in", async () => {
  const vin = "1HGCM82633A004352";
  await bring(`${ana},,Honda,Accord,2003,,${vin}`);
  const { preview, result } = await bring(`Luis,Mora,555 0199,,,Honda,Accord,2003,,${vin}`);
  expect(pick(preview)).toEqual({
    rows: 1,
    added: 1,
    joined: 0,
    vehiclesAdded: 0,
    refused: 0,
    partial: 1,
  });
  expect(result.stage).toBe("done");
  expect((await exported(world, shopId)).split(vin)).toHaveLength(2);
});

test("A customer who was joined into another is that other one", async () => {
  const { db } = world;
  await bring("Luis,Mora,,,,,,,,", "Ana,Ruiz,512 555 0100,,,,,,,");
  const all = (await db.select().from(customers)).filter((one) => one.shopId === shopId);
  const id = (name: string) => all.find((one) => one.firstName === name)!.id;
  const merge = [shopId, "merge", id("Ana"), id("Luis")];
  await world.d1
    .prepare(
      `insert into customer_merges (shop_id, id, kind, kept_id, gone_id, moved, by, at, undo_until)
       values (?, ?, 'customers', ?, ?, '{}', 'x', 0, 0)`,
    )
    .bind(...merge)
    .run();
  await world.d1
    .prepare("delete from customers where shop_id = ? and id = ?")
    .bind(shopId, id("Luis"))
    .run();
  const { result } = await bring("Luis,Mora,,,,,,,,");
  expect(pick(result)).toMatchObject({ added: 0, joined: 1 });
});

test("A vehicle without an owner gets the one that the file names", async () => {
  const vin = "1HGCM82633A004352";
  await bring(`${ana},,Honda,Accord,2003,,${vin}`);
  await world.d1
    .prepare("update vehicle_owners set until = 1 where shop_id = ?")
    .bind(shopId)
    .run();
  const { result } = await bring(`Luis,Mora,555 0199,,,Honda,Accord,2003,,${vin}`);
  expect(pick(result)).toMatchObject({ added: 1, vehiclesAdded: 0 });
  const owners = (await world.db.select().from(vehicleOwners)).filter(
    (one) => one.shopId === shopId,
  );
  expect(owners.map(({ until }) => until === null).sort()).toEqual([false, true]);
  expect(
    (await world.db.select().from(vehicles)).filter((one) => one.shopId === shopId),
  ).toHaveLength(1);
});

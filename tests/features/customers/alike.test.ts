import { afterAll, expect, test } from "vitest";
import { alikeQuery, findAlike } from "#app/features/customers/alike.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../support/d1.ts";
import { signedIn } from "../../support/people.ts";
import { aCustomer, aVehicle } from "../../support/repair/customers.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);

test("Tells who shares a telephone, which vehicle a plate, and whose a vehicle is", async () => {
  const owner = await signedIn(db, "premium");
  const [maria, juan] = [
    await aCustomer(db, { owner, now: 1 }),
    await aCustomer(db, { owner, firstName: "Juan", email: null, now: 2 }),
  ];
  const car = await aVehicle(db, { owner, customer: maria });
  const other = await aVehicle(db, { owner, customer: juan, model: "Hilux", now: 2 });
  const parties = { customerId: juan.id, vehicleId: other.id };
  const alike = {
    customers: [{ id: maria.id, name: "María Pérez" }],
    vehicles: [{ id: car.id, name: "2018 Toyota Corolla" }],
    owner: null,
  };
  expect(await findAlike(db, owner.shopId, parties)).toEqual(alike);
  const kindsOf = async (of: typeof parties, madeAt: number) =>
    (await alikeQuery(db, owner.shopId, of, madeAt)).map(({ kind, id }) => `${kind} ${id}`);
  expect(await kindsOf(parties, 2)).toEqual([`customer ${maria.id}`, `vehicle ${car.id}`]);
  expect(await kindsOf(parties, 3)).toEqual([]);
  expect(await kindsOf({ customerId: juan.id, vehicleId: car.id }, 3)).toEqual([
    `owner ${maria.id}`,
  ]);
});

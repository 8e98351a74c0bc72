import { v7 as newId } from "uuid";
import type { JoinedKind } from "#app/features/customers/merge/comparison.ts";
import { joinRecords } from "#app/features/customers/merge/join.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { App } from "../app.ts";
import type { Person } from "../people.ts";
import { aCustomer, aVehicle } from "./customers.ts";

/**
 * For a customer and a vehicle of this shop another one each that may be joined with it, and one
 * each that was: the ids of the others and of the joins.
 */
export async function joinable(
  db: Db,
  owner: Person,
  { customerId, vehicleId }: { customerId: string; vehicleId: string },
) {
  const facts = { owner, lastName: "Secret-other", firstName: "Mar", phone: "555 010 9999" };
  const joined = await aCustomer(db, facts);
  const joinedCar = await aVehicle(db, { owner, model: "Secret-joined" });
  const join = async (kind: JoinedKind, keptId: string, goneId: string) => {
    const mergeId = newId();
    const pair = { kind, shopId: owner.shopId, keptId, goneId, mergeId, by: owner.id };
    const versions = { kept: 1, gone: 1 };
    await joinRecords(db, repairJobs, { ...pair, versions, now: Date.now() });
    return mergeId;
  };
  return {
    customerMergeId: await join("customers", customerId, joined.id),
    vehicleMergeId: await join("vehicles", vehicleId, joinedCar.id),
    otherCustomerId: (await aCustomer(db, facts)).id,
    otherVehicleId: (await aVehicle(db, { owner, model: "Secret-other" })).id,
  };
}

/** The page that compares two records, as its form would be sent. */
export async function comparison(app: App, as: Person, path: string) {
  const html = await (await app.visit(path, { as })).text();
  const value = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];
  const form = {
    id: value("id") ?? "",
    keptVersion: value("keptVersion") ?? "",
    goneVersion: value("goneVersion") ?? "",
  };
  return { html, form, send: () => app.visit(path, { as, form }) };
}

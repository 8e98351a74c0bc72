import { eq } from "drizzle-orm";
import { customers, vehicles } from "#app/features/customers/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { App } from "../app.ts";
import type { Person } from "../people.ts";
import { fill, makeAccessWorld, people, records } from "./access-world.ts";
import { addresses } from "./addresses.ts";
import { fillShop, makeShopWorld } from "./shop-access-world.ts";

/** Names as long as they come, of words as long as they come. */
export const long = {
  shop: "Refaccionaria y Taller Mecánico Hermanos Hernández de Nuevo Laredo",
  firstName: "María Guadalupe de los Ángeles",
  lastName: "Hernández-Villanueva y Etchegoyen",
  model: "Silverado 1500 LTZ Crew Cab Sonderausführung",
  plate: "HND-8835-X",
  work: "Reacondicionamiento del turbocompresor y del intercambiador de calor",
} as const;

/** The pages without those of customers' links, which tests/browser/link checks. */
export const widePages = addresses()
  .filter(({ path, page }) => page && !/^\/(q\/|counter|verify)/.test(path))
  .map(({ path }) => path);

/** A shop whose names are all long: the address of a page, and who opens it. */
export async function openLongNames(app: App) {
  const { db } = app;
  await makeAccessWorld(app);
  const { owner, ids } = await makeShopWorld(db);
  const { shopId } = owner;
  const customer = { customerFirstName: long.firstName, customerLastName: long.lastName };
  const car = { carModel: long.model, licensePlate: long.plate, issues: long.work };
  const ofCustomer = { firstName: long.firstName, lastName: long.lastName, company: long.shop };
  const ofVehicle = { model: long.model, plate: long.plate };
  await db.batch([
    db.update(shopSettings).set({ shopName: long.shop }).where(eq(shopSettings.shopId, shopId)),
    db
      .update(repairJobs)
      .set({ ...customer, ...car })
      .where(eq(repairJobs.shopId, shopId)),
    db.update(repairQuotes).set({ description: long.work }).where(eq(repairQuotes.shopId, shopId)),
    db.update(customers).set(ofCustomer).where(eq(customers.shopId, shopId)),
    db.update(vehicles).set(ofVehicle).where(eq(vehicles.shopId, shopId)),
  ]);
  return (path: string): { path: string; as: Person | undefined } => {
    if (path.startsWith("/repair-cms")) return { path: fillShop(path, ids), as: owner };
    const role = path.startsWith("/admin") ? "admin" : "diamond";
    const isPublic = /^\/(login|forgot-password|reset-password|unsubscribe|$)/.test(path);
    return { path: fill(path, records[role]), as: isPublic ? undefined : people[role] };
  };
}

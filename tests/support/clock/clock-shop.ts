import { eq } from "drizzle-orm";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { storeOffsets } from "#app/features/shop/store-offsets.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { makeJob, makeShop } from "../make.ts";
import { signedIn } from "../people.ts";

/** A shop that uses the clock, with an owner, an advisor, a technician, and a job of the technician. */
export async function clockShop(db: Db) {
  const owner = await signedIn(db, "premium", { name: "Olga Owner" });
  const { shopId } = owner;
  const timeZone = "America/Chicago";
  await storeOffsets(db, timeZone); // days of the figures
  await makeShop(db, owner, { timeZone, defaultLanguage: "en" });
  await db.update(shops).set({ usesClock: true }).where(eq(shops.id, shopId));
  const advisor = await signedIn(db, "free", {
    worksAt: { shopId, role: "advisor" },
    name: "Ada Advisor",
  });
  const technician = await signedIn(db, "free", {
    worksAt: { shopId, role: "technician" },
    name: "Tito Taller",
  });
  const job = await makeJob(db, { owner, technicianId: technician.id });
  return { owner, advisor, technician, job, shopId };
}

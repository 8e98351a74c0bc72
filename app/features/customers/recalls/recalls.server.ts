import { and, eq } from "drizzle-orm";
import { comparable } from "#app/features/customers/vin/vehicle-facts.ts";
import { modelRecalls } from "#app/features/customers/vin.tables.server.ts";
import type { ModelOfYear } from "#app/platform/nhtsa/nhtsa.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { type Recall, readRecalls } from "./recall.ts";

type Services = Pick<Platform, "db" | "nhtsa" | "now" | "mayProceed">;

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * The recalls of a make, model and model year, fetched once a week at most; undefined when NHTSA
 * does not answer, or the shop asked for more than twenty models in a minute.
 */
export async function findRecalls(
  { db, nhtsa, now, mayProceed }: Services,
  shopId: string,
  model: ModelOfYear,
): Promise<Recall[] | undefined> {
  const key = { make: comparable(model.make), model: comparable(model.model), year: model.year };
  if (!key.make || !key.model) return undefined;
  const isKey = and(
    eq(modelRecalls.make, key.make),
    eq(modelRecalls.model, key.model),
    eq(modelRecalls.year, key.year),
  );
  const [stored] = await db.select().from(modelRecalls).where(isKey);
  if (stored && now() - stored.fetchedAt.getTime() < week) return stored.recalls as Recall[];
  if (!(await mayProceed(`recalls:${shopId}`))) return undefined;
  const recalls = readRecalls(await nhtsa.listRecalls(model), model);
  if (!recalls) return undefined;
  const row = { ...key, recalls, fetchedAt: new Date(now()) };
  await db
    .insert(modelRecalls)
    .values(row)
    .onConflictDoUpdate({
      target: [modelRecalls.make, modelRecalls.model, modelRecalls.year],
      set: { recalls: row.recalls, fetchedAt: row.fetchedAt },
    });
  return recalls;
}

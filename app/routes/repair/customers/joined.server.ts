import { redirect } from "react-router";
import { findSurvivor } from "#app/features/customers/merge/join.server.ts";
import { notFound } from "#app/http/answers.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Redirects to the record that this one was joined into; without one it is not found. */
export async function leadToSurvivor(
  db: Db,
  record: Parameters<typeof findSurvivor>[1],
  addressOf: (id: string) => string,
): Promise<never> {
  const id = (await findSurvivor(db, record)) ?? notFound();
  throw redirect(addressOf(id));
}

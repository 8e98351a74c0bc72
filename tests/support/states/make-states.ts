import { v7 as newId } from "uuid";
import type { JobStatus } from "#app/features/repair/job.ts";
import { jobStates } from "#app/features/repair/states.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

type Traits = Partial<typeof jobStates.$inferInsert>;

/** A state of a shop below a status; its Spanish name begins with "es". */
export async function makeState(
  db: Db,
  { shopId }: { shopId: string },
  { status, name, ...traits }: Traits & { status: JobStatus; name: string },
): Promise<string> {
  const id = newId();
  await db
    .insert(jobStates)
    .values({ shopId, id, status, names: { en: name, es: `es ${name}` }, place: 0, ...traits });
  return id;
}

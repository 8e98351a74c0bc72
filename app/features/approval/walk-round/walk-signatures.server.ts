import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { walkSignatures } from "#app/features/approval/walk-signatures.tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** More than a job ever has. */
const most = 50;

const ofJob = ({ shopId, jobId }: JobRef) =>
  and(eq(walkSignatures.shopId, shopId), eq(walkSignatures.jobId, jobId));

/** The signatures under the walk-rounds of a job, the oldest first. */
export const listWalkSignatures = (db: Db, ref: JobRef) =>
  db.select().from(walkSignatures).where(ofJob(ref)).orderBy(asc(walkSignatures.n)).limit(most);

export type WalkSignature = typeof walkSignatures.$inferSelect;

export const findWalkSignature = (db: Db, ref: JobRef, n: number) =>
  db
    .select()
    .from(walkSignatures)
    .where(and(ofJob(ref), eq(walkSignatures.n, n)))
    .get();

/** The signature under what was frozen with this hash. */
export const findSignatureOf = (db: Db, ref: JobRef, sha256: string) =>
  db
    .select()
    .from(walkSignatures)
    .where(and(ofJob(ref), eq(walkSignatures.sha256, sha256)))
    .get();

/** The signed walk-rounds of a vehicle's latest visits, the newest first. */
export const listSignedWalks = (
  db: Db,
  { shopId, id: vehicleId }: { shopId: string; id: string },
) =>
  db
    .select({
      jobId: walkSignatures.jobId,
      n: walkSignatures.n,
      name: walkSignatures.name,
      at: walkSignatures.at,
    })
    .from(walkSignatures)
    .where(
      and(
        eq(walkSignatures.shopId, shopId),
        inArray(
          walkSignatures.jobId,
          db
            .select({ id: repairJobs.id })
            .from(repairJobs)
            .where(and(eq(repairJobs.shopId, shopId), eq(repairJobs.vehicleId, vehicleId)))
            .orderBy(desc(repairJobs.number))
            .limit(most),
        ),
      ),
    )
    .orderBy(desc(walkSignatures.at))
    .limit(most);

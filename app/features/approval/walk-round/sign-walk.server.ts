import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { longest, signature } from "#app/features/approval/page/answer/answer-form.ts";
import { most, type Strokes } from "#app/features/approval/signature/strokes.ts";
import { walkSignatures } from "#app/features/approval/walk-signatures.tables.server.ts";
import {
  arePhotosChanged,
  namesOfPhotos,
  notePhotosSent,
} from "#app/features/photos/sent-photos.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { jobEvents, repairJobs } from "#app/features/repair/tables.server.ts";
import { choice, line } from "#app/http/form.ts";
import { type FormSize, formOf, largestForm } from "#app/http/form-size.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { day } from "#app/values/calendar.ts";
import { type Language, languages } from "#app/values/language.ts";
import { readWalk, readWalkRecord, walkFileOf } from "./freeze-walk.server.ts";

type Signing = Actor & {
  /** Comes with the form. */
  id: string;
  /** Hash of the record on the screen. */
  sha256: string;
  name: string;
  strokes: Strokes | null;
  language: Language;
  takenBy: string;
  address: string;
  device: string;
};

/** Half the lifetime of an unsigned file (`sweepRevisions`): an older record is frozen again. */
const maxAge = day / 2;

/**
 * Writes a signature under a frozen walk-round, once, while the job still says what was frozen; its
 * photos are evidence from then on. False when something has changed since.
 */
export async function signWalk(
  { db, files }: Pick<Platform, "db" | "files">,
  ref: JobRef,
  { sha256, by, now, ...signed }: Signing,
): Promise<boolean> {
  const [record, walk] = await Promise.all([
    readWalkRecord(files, ref.shopId, sha256),
    readWalk(db, ref),
  ]);
  const madeAt = record?.madeAt ?? 0;
  if (!walk || madeAt < now - maxAge) return false;
  if ((await walkFileOf(walk, madeAt)).sha256 !== sha256) return false;
  const names = namesOfPhotos(walk.photos);
  const ofJob = and(eq(walkSignatures.shopId, ref.shopId), eq(walkSignatures.jobId, ref.jobId));
  const mine = and(ofJob, eq(walkSignatures.sha256, sha256), eq(walkSignatures.id, signed.id));
  const next = (table: "walk_signatures" | "job_events") =>
    sql`1 + coalesce((SELECT max(n) FROM ${sql.identifier(table)} WHERE shop_id = ${ref.shopId}
      AND job_id = ${ref.jobId}), 0)`;
  const isSigned = sql`EXISTS (SELECT 1 FROM ${walkSignatures} WHERE ${ofJob}
    AND ${walkSignatures.sha256} = ${sha256})`;
  const asRead = sql`${repairJobs.version} = ${walk.job.version}
    AND NOT ${arePhotosChanged(names, ref)} AND NOT ${isSigned}`;
  const provided = sql`EXISTS (SELECT 1 FROM ${walkSignatures} WHERE ${mine})`;
  const [, , , found] = await db.batch([
    insertSelect(
      db,
      jobEvents,
      {
        ...ref,
        n: next("job_events"),
        at: new Date(now),
        by: null,
        what: "walkSigned",
        from: null,
        to: signed.name,
        quoteNumber: null,
      },
      sql`FROM ${repairJobs} WHERE ${jobOf(ref.shopId, ref.jobId)} AND ${asRead}`,
    ),
    insertSelect(
      db,
      walkSignatures,
      {
        ...ref,
        ...signed,
        n: next("walk_signatures"),
        sha256,
        photos: walk.photos.map(({ id, version }) => ({ id, version })),
        odometer: walk.job.odometer,
        at: new Date(now),
        zone: walk.shop.timeZone,
        by,
      },
      sql`FROM ${repairJobs} WHERE ${jobOf(ref.shopId, ref.jobId)} AND ${asRead}`,
    ),
    notePhotosSent(db, ref, { names, provided, now }),
    db.select({ n: walkSignatures.n }).from(walkSignatures).where(mine),
  ]);
  return found.length > 0;
}

/** Size limit of the form: characters of a signature take up to three bytes each. */
export const signFormSize: FormSize = {
  bytes: Math.min(formOf(longest.name).bytes + 3 * most.text, largestForm.bytes),
  fields: 10,
};

/** A name under a walk-round, and a drawn signature. */
export const signForm = z.object({
  key: z.string().max(64).default(""),
  language: choice(languages),
  name: line(longest.name, undefined, "approval:nameMissing"),
  signature,
});

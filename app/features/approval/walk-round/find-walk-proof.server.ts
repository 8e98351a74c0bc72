import { checkedPhotos } from "#app/features/approval/photos/checked-photos.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { readWalkRecord } from "./freeze-walk.server.ts";
import { type WalkEvidence, walkEvidenceOf } from "./walk-evidence.ts";
import type { WalkProof } from "./walk-proof.ts";
import { findWalkSignature, listWalkSignatures } from "./walk-signatures.server.ts";

type Services = Pick<Platform, "db" | "files">;

/** The signed walk-rounds of a job, each compared with what is stored of it. */
export async function findWalkEvidence(
  { db, files }: Services,
  ref: JobRef,
): Promise<WalkEvidence[]> {
  const signatures = await listWalkSignatures(db, ref);
  return Promise.all(
    signatures.map(async (one) =>
      walkEvidenceOf(one, await readWalkRecord(files, ref.shopId, one.sha256)),
    ),
  );
}

/** All of one, its photos compared too; undefined where there is none. */
export async function findWalkProof(
  { db, files }: Services,
  ref: JobRef,
  n: number,
): Promise<WalkProof | undefined> {
  const signature = await findWalkSignature(db, ref, n);
  if (!signature) return undefined;
  const record = await readWalkRecord(files, ref.shopId, signature.sha256);
  const photos = await checkedPhotos(files, ref.shopId, record);
  return { signed: walkEvidenceOf(signature, record), record, photos };
}

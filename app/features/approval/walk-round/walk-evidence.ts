import type { WalkRecord } from "./walk-record.ts";
import type { WalkSignature } from "./walk-signatures.server.ts";

/** A signature with its evidence: without the names of our own records. */
export type WalkEvidence = Pick<
  WalkSignature,
  | "n"
  | "sha256"
  | "name"
  | "strokes"
  | "language"
  | "at"
  | "zone"
  | "takenBy"
  | "address"
  | "device"
> & {
  /** Number of its photos. */
  count: number;
  /** Whether what is stored is what was signed. */
  isGenuine: boolean;
};

/** `record`: what is stored of it. */
export const walkEvidenceOf = (
  signature: WalkSignature,
  record: WalkRecord | undefined,
): WalkEvidence => {
  const { n, sha256, name, strokes, language, at, zone, takenBy, address, device } = signature;
  const shown = { n, sha256, name, strokes, language, at, zone, takenBy, address, device };
  return { ...shown, count: signature.photos.length, isGenuine: record !== undefined };
};

import { revisionFolderOf } from "#app/features/shop/revision-folder.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { canonicalJson } from "./canonical.ts";
import type { Revision } from "./revision.ts";

/** A revision as it is kept: its bytes, and their hash, which is its name. */
type RevisionFile = { sha256: string; bytes: Uint8Array<ArrayBuffer> };

const keyOf = (shopId: string, sha256: string) => `${revisionFolderOf(shopId)}${sha256}.json`;

async function sha256Of(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function revisionFileOf(revision: Revision): Promise<RevisionFile> {
  const bytes = new TextEncoder().encode(canonicalJson(revision));
  return { sha256: await sha256Of(bytes), bytes };
}

/** Stores a file unless it is there: what has been sent is never written again. */
export async function storeRevision(
  files: Platform["files"],
  shopId: string,
  { sha256, bytes }: RevisionFile,
): Promise<void> {
  const key = keyOf(shopId, sha256);
  if (await files.head(key)) return;
  await files.put(key, bytes, { httpMetadata: { contentType: "application/json" } });
}

/** The bytes of a stored revision; undefined when they are gone or are not what was sent. */
export async function readRevisionFile(
  files: Platform["files"],
  shopId: string,
  sha256: string,
): Promise<ArrayBuffer | undefined> {
  const stored = await files.get(keyOf(shopId, sha256));
  const bytes = await stored?.arrayBuffer();
  return bytes && (await sha256Of(bytes)) === sha256 ? bytes : undefined;
}

export const revisionIn = (bytes: ArrayBuffer): Revision =>
  JSON.parse(new TextDecoder().decode(bytes)) as Revision;

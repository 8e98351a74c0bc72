import { revisionFolderOf } from "#app/features/shop/revision-folder.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { canonicalJson } from "./canonical.ts";
import type { Revision } from "./revision.ts";

/** Stored file: its bytes, and their hash, which is its name. */
export type RevisionFile = { sha256: string; bytes: Uint8Array<ArrayBuffer> };

/** Files of a revision: its canonical JSON, and the PDF that shows it. */
type RevisionFileKind = "json" | "pdf";

export const revisionFileType = {
  json: "application/json",
  pdf: "application/pdf",
} as const satisfies Record<RevisionFileKind, string>;

const keyOf = (shopId: string, sha256: string, kind: RevisionFileKind) =>
  `${revisionFolderOf(shopId)}${sha256}.${kind}`;

/** The SHA-256 of bytes, in hexadecimal. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const fileOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<RevisionFile> => ({
  sha256: await sha256Of(bytes),
  bytes,
});

export const revisionFileOf = (revision: Revision): Promise<RevisionFile> =>
  fileOf(new TextEncoder().encode(canonicalJson(revision)));

/** Stores a file unless it is there: what has been sent is never written again. */
export async function storeRevision(
  files: Platform["files"],
  shopId: string,
  { sha256, bytes }: RevisionFile,
  kind: RevisionFileKind = "json",
): Promise<void> {
  await files.put(keyOf(shopId, sha256, kind), bytes, {
    onlyIf: new Headers({ "if-none-match": "*" }),
    httpMetadata: { contentType: revisionFileType[kind] },
  });
}

/** The bytes of a stored file; undefined when they are gone or are not what was sent. */
export async function readRevisionFile(
  files: Platform["files"],
  shopId: string,
  sha256: string,
  kind: RevisionFileKind = "json",
): Promise<ArrayBuffer | undefined> {
  const stored = await files.get(keyOf(shopId, sha256, kind));
  const bytes = await stored?.arrayBuffer();
  return bytes && (await sha256Of(bytes)) === sha256 ? bytes : undefined;
}

/** Revision from its stored file; undefined when the file is missing or damaged. */
export async function readStoredRevision(
  files: Platform["files"],
  shopId: string,
  sha256: string,
): Promise<Revision | undefined> {
  const bytes = await readRevisionFile(files, shopId, sha256);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Revision);
}

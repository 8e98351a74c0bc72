import { importFolderOf, importsFolder } from "#app/features/shop/import-folder.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { importLimits } from "./fields.ts";

type Files = Platform["files"];
type Ref = { shopId: string; importId: string };

export const fileKey = ({ shopId, importId }: Ref) => importFolderOf(shopId) + importId;

/** Bytes read at once: many rows, and several of the longest ones. */
const portionBytes = 256 * 1024;

/** Reads a portion of a file from a position on; undefined when the file is gone. */
export async function readPortion(
  files: Files,
  file: string,
  at: { position: number; bytes: number },
): Promise<{ bytes: Uint8Array; isLast: boolean } | undefined> {
  const length = Math.min(portionBytes, at.bytes - at.position);
  if (length <= 0) return { bytes: new Uint8Array(), isLast: true };
  const found = await files.get(file, { range: { offset: at.position, length } });
  if (!found) return undefined;
  const bytes = new Uint8Array(await found.arrayBuffer());
  return { bytes, isLast: at.position + bytes.length >= at.bytes };
}

/** A thousand files each: far more than a week brings. */
const listings = 100;

/** Removes files that no import needs, in case their removal failed. */
export async function sweepImportFiles(files: Files, now: number): Promise<void> {
  const oldest = now - (importLimits.days + 1) * 86_400_000;
  let cursor: string | undefined;
  for (let at = 0; at < listings; at++) {
    const listed = await files.list({ prefix: importsFolder, ...(cursor && { cursor }) });
    const old = listed.objects.filter(({ uploaded }) => uploaded.getTime() < oldest);
    if (old.length > 0) await files.delete(old.map(({ key }) => key));
    if (!listed.truncated) return;
    cursor = listed.cursor;
  }
}

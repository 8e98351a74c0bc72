import type { Revision } from "#app/features/approval/revision/revision.ts";
import { fileOf, storeRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** Prints a revision. `sha256`: of its canonical JSON. @throws when it cannot be printed now */
export type PrintRevision = (
  revision: Revision,
  sha256: string,
) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Makes the PDF of a revision and stores it under its own hash, which it answers; undefined when
 * that failed, and is to be done later.
 */
export async function storePaper(
  files: Platform["files"],
  shopId: string,
  make: () => ReturnType<PrintRevision>,
): Promise<string | undefined> {
  try {
    const paper = await fileOf(await make());
    await storeRevision(files, shopId, paper, "pdf");
    return paper.sha256;
  } catch (error) {
    log.warn("the paper of a revision could not be made", error);
    return undefined;
  }
}

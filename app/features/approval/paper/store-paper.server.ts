import type { Revision } from "#app/features/approval/revision/revision.ts";
import {
  fileOf,
  type RevisionFile,
  storeRevision,
} from "#app/features/approval/revision/revision-file.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** Prints a revision. `sha256`: of its canonical JSON. @throws when it cannot be printed now */
export type PrintRevision = (
  revision: Revision,
  sha256: string,
) => Promise<Uint8Array<ArrayBuffer>>;

/** Makes the PDF of a revision; undefined when that failed, and is to be done later. */
export const makePaper = (
  make: () => ReturnType<PrintRevision>,
): Promise<RevisionFile | undefined> => orLater(async () => fileOf(await make()));

/** Stores it under its own hash, which it answers; undefined when that failed, likewise. */
export const storePaper = (
  files: Platform["files"],
  shopId: string,
  paper: RevisionFile | undefined,
): Promise<string | undefined> =>
  orLater(async () => {
    if (paper) await storeRevision(files, shopId, paper, "pdf");
    return paper?.sha256;
  });

async function orLater<Made>(make: () => Promise<Made>): Promise<Made | undefined> {
  try {
    return await make();
  } catch (error) {
    log.warn("the paper of a revision could not be made", error);
    return undefined;
  }
}

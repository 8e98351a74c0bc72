import type { Certificate } from "#app/features/approval/certificate/certificate.ts";
import { readRevisionFile } from "#app/features/approval/revision/revision-file.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** Whether the PDF of this hash is stored as it was made; null for a revision without one. */
export const checkedPaper = async (
  files: Platform["files"],
  shopId: string,
  sha256: string | null,
): Promise<Certificate["paper"]> =>
  sha256
    ? { sha256, isGenuine: (await readRevisionFile(files, shopId, sha256, "pdf")) !== undefined }
    : null;

import {
  readRevisionFile,
  revisionFileType,
} from "#app/features/approval/revision/revision-file.server.ts";
import { isPdfAsked } from "#app/http/pdf-asked.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type DownloadQuery = { sha256: string; pdfSha256: string | null; request: Request };

/**
 * Stored file of a revision, its PDF with `?file=pdf`, byte by byte, so that anyone can check its
 * hash. Undefined when it is damaged or was never made.
 */
export async function revisionDownload(
  files: Platform["files"],
  shopId: string,
  { sha256, pdfSha256, request }: DownloadQuery,
): Promise<Response | undefined> {
  const kind = isPdfAsked(request) ? "pdf" : "json";
  const hash = kind === "pdf" ? pdfSha256 : sha256;
  const bytes = hash ? await readRevisionFile(files, shopId, hash, kind) : undefined;
  return (
    bytes &&
    new Response(bytes, {
      headers: {
        "content-type": revisionFileType[kind],
        "content-disposition": `attachment; filename="llave_${hash!.slice(0, 12)}.${kind}"`,
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      },
    })
  );
}

import { readRevisionFile } from "#app/features/approval/revision/revision-file.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** What was sent, byte by byte, so that anyone can check its hash; undefined when it is damaged. */
export async function revisionDownload(
  files: Platform["files"],
  shopId: string,
  sha256: string,
): Promise<Response | undefined> {
  const bytes = await readRevisionFile(files, shopId, sha256);
  return (
    bytes &&
    new Response(bytes, {
      headers: {
        "content-type": "application/json",
        "content-disposition": `attachment; filename="llave_${sha256.slice(0, 12)}.json"`,
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      },
    })
  );
}

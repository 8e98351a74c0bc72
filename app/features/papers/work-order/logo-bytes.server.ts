import type { Files } from "#app/platform/files/files-timeout.server.ts";

/**
 * The logo's bytes from the shop's folder. A failure does not prevent printing (specification,
 * section 8).
 */
export async function readLogo(
  files: Files,
  shopId: string,
  file: string | null,
): Promise<Uint8Array | undefined> {
  if (!file) return undefined;
  try {
    const stored = await files.get(`logos/${shopId}/${file}`);
    return stored ? new Uint8Array(await stored.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

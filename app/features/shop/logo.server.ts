import { Buffer } from "node:buffer";
import { sql } from "drizzle-orm";
import { elementsOf } from "#app/platform/db/json-rows.server.ts";
import { removeFolder } from "#app/platform/files/remove-folder.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WebProblem } from "#app/platform/web/web.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { isLogoFile, type LogoProblem, logoLimits, readPicture } from "./logo.ts";

/**
 * A logo as it will be kept: freshly encoded, so that nothing of the sender's bytes is left in it.
 */
type Logo = { file: string; bytes: Uint8Array<ArrayBuffer> };
type Prepared = { ok: true; logo: Logo } | { ok: false; problem: LogoProblem };

/** The form's message for each problem with a logo. */
export const logoMessages = {
  tooLarge: "shop:logo.tooLarge",
  type: "shop:logo.type",
  broken: "shop:logo.broken",
  tooManyPixels: "shop:logo.tooManyPixels",
  address: "shop:logo.address",
  inward: "shop:logo.inward",
  unreachable: "shop:logo.unreachable",
} as const satisfies Record<LogoProblem | WebProblem, WordKey>;

/**
 * Checks a file and draws it again at print size, which strips scripts, archives and camera
 * metadata. JPEG, because a PDF embeds it in a tenth of the time of a PNG; PNG where it has
 * transparency, which a JPEG would fill in.
 */
export async function prepareLogo(
  images: Platform["images"],
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Prepared> {
  const read = readPicture(bytes);
  if (!read.ok) return read;
  const format = read.picture.transparent ? "image/png" : "image/jpeg";
  const drawn = await draw(images, bytes, format);
  const stored = drawn && readPicture(drawn);
  const { print } = logoLimits;
  if (
    !stored?.ok ||
    stored.picture.type !== format ||
    stored.picture.width > print.width ||
    stored.picture.height > print.height
  )
    return { ok: false, problem: "broken" };
  const digest = Buffer.from(await crypto.subtle.digest("SHA-256", drawn!)).toString("hex");
  return {
    ok: true,
    logo: { file: `${digest}.${format === "image/png" ? "png" : "jpg"}`, bytes: drawn! },
  };
}

async function draw(
  images: Platform["images"],
  bytes: Uint8Array<ArrayBuffer>,
  format: "image/png" | "image/jpeg",
) {
  try {
    const result = await images
      .input(new Blob([bytes]).stream())
      .transform({ ...logoLimits.print, fit: "scale-down" })
      .output({ format, anim: false, ...(format === "image/jpeg" && { quality: 90 }) });
    return new Uint8Array(await result.response().arrayBuffer());
  } catch (error) {
    log.warn("a logo could not be drawn", error);
    return undefined;
  }
}

// The key contains the shop's id, so another shop's logo cannot be addressed.
const folder = "logos/";
const folderOf = (shopId: string) => `${folder}${shopId}/`;
const logoKey = (shopId: string, file: string) => folderOf(shopId) + file;

export const storeLogo = (files: Platform["files"], shopId: string, { file, bytes }: Logo) =>
  files.put(logoKey(shopId, file), bytes);

/** A stored logo of this shop, or null. `file` may come straight from an address. */
export const openLogo = async (
  files: Platform["files"],
  shopId: string,
  file: string,
): Promise<R2ObjectBody | null> => (isLogoFile(file) ? files.get(logoKey(shopId, file)) : null);

export const removeLogo = (files: Platform["files"], shopId: string, file: string) =>
  files.delete(logoKey(shopId, file));

/** Removes every logo stored for this shop. */
export const removeLogos = (files: Platform["files"], shopId: string): Promise<void> =>
  removeFolder(files, folderOf(shopId));

/**
 * Three calls to a thousand shops, one of them a query, of which D1 allows a thousand: 300,000
 * shops in one night.
 */
const listings = 300;

/** The nightly sweep: deletes logos of deleted shops, in case their removal was interrupted. */
export async function sweepLogos({ db, files }: Pick<Platform, "db" | "files">): Promise<void> {
  let cursor: string | undefined;
  for (let at = 0; at < listings; at++) {
    const listed = await files.list({ prefix: folder, delimiter: "/", ...(cursor && { cursor }) });
    const ids = listed.delimitedPrefixes.map((prefix) => prefix.slice(folder.length, -1));
    const gone = await db.all<{ id: string }>(
      sql`select value as id from ${elementsOf(ids)} where not exists (select 1 from shops where shops.id = value)`,
    );
    for (const { id } of gone) await removeLogos(files, id);
    if (!listed.truncated) return;
    cursor = listed.cursor;
  }
}

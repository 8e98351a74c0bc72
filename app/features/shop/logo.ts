import { type PictureProblem, readPicture as readAny } from "#app/values/picture.ts";

/** The reason why a file cannot be a logo. */
export type LogoProblem = PictureProblem;

export const logoLimits = {
  bytes: 1024 * 1024,
  /** The largest file that the browser may scale down before it is sent. */
  chosen: 10 * 1024 * 1024,
  /**
   * Limits on the dimensions of an upload. A small file may declare a huge picture, which is never
   * decompressed.
   */
  side: 10_000,
  pixels: 40_000_000,
  /** The size of the stored logo: 40 x 20 mm at 300 dots per inch. */
  print: { width: 472, height: 236 },
} as const;

/** The file names of stored logos; nothing else is looked up. */
export const isLogoFile = (name: string): boolean => /^[0-9a-f]{64}\.(png|jpg)$/.test(name);

/** The only two types a logo is ever served as. */
export const logoType = (name: string): "image/png" | "image/jpeg" =>
  name.endsWith(".png") ? "image/png" : "image/jpeg";

/** Detects the type of a file by its bytes alone, and whether it may become a logo. */
export const readPicture = (bytes: Uint8Array) => readAny(bytes, logoLimits);

import { type PictureProblem, readPicture as readAny } from "#app/values/picture.ts";

/** Why a file cannot be a logo. */
export type LogoProblem = PictureProblem;

export const logoLimits = {
  bytes: 1024 * 1024,
  /** Of a file that the browser makes smaller before it is sent. */
  chosen: 10 * 1024 * 1024,
  /** Of what comes in. A small file may claim to be huge; what claims more is never unpacked. */
  side: 10_000,
  pixels: 40_000_000,
  /** Of what is kept: 40 x 20 mm at 300 dots per inch. */
  print: { width: 472, height: 236 },
} as const;

/** The file names of stored logos; nothing else is looked up. */
export const isLogoFile = (name: string): boolean => /^[0-9a-f]{64}\.(png|jpg)$/.test(name);

/** The only two types a logo is ever served as. */
export const logoType = (name: string): "image/png" | "image/jpeg" =>
  name.endsWith(".png") ? "image/png" : "image/jpeg";

/** Reads what a file is, by its bytes alone, and whether it may become a logo. */
export const readPicture = (bytes: Uint8Array) => readAny(bytes, logoLimits);

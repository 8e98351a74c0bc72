import { type PictureProblem, readPictureWithin } from "#app/values/picture.ts";

/** Why a file cannot be a logo. */
export type LogoProblem = PictureProblem;

export const logoLimits = {
  bytes: 1024 * 1024,
  /** Of what comes in. A small file may claim to be huge; what claims more is never unpacked. */
  side: 10_000,
  pixels: 40_000_000,
  /** Of what is kept: 40 x 20 mm at 300 dots per inch (decision 33). */
  print: { width: 472, height: 236 },
} as const;

/** The names under which logos are kept: nothing else is looked up. */
export const isLogoFile = (name: string): boolean => /^[0-9a-f]{64}\.(png|jpg)$/.test(name);

/** The only two types a logo is ever served as. */
export const logoType = (name: string): "image/png" | "image/jpeg" => (name.endsWith(".png") ? "image/png" : "image/jpeg");

/** What a file is that may become a logo, by its bytes alone. */
export const readPicture = (bytes: Uint8Array) => readPictureWithin(logoLimits, bytes);

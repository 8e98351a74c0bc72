import { type PictureProblem, readPicture } from "#app/values/picture.ts";
import type { Mark } from "./marks/marks.ts";

export const photoLimits = {
  /** Size of one uploaded photo, in bytes: the phone scales it first. */
  bytes: 3 * 1024 * 1024,
  /** Size of the thumbnail for lists, which the phone makes too. */
  smallBytes: 80 * 1024,
  smallSide: 400,
  /** Twelve megapixels: 4,032 by 3,024. */
  pixels: 12_200_000,
  side: 12_200,
  perJob: 60,
  caption: 300,
  /** Storage of a shop's photos in bytes, and the share of it from which the shop is warned. */
  perShop: 20 * 1024 ** 3,
  warnedFrom: 0.8,
} as const;

/** Why a file is not stored: not a photo for us, the job or the shop has enough, or its place is none. */
export const photoProblems = [
  "tooLarge",
  "type",
  "heic",
  "broken",
  "tooManyPixels",
  "full",
  "shopFull",
  "place",
] as const satisfies readonly (PictureProblem | "heic" | "full" | "shopFull" | "place")[];
export type PhotoProblem = (typeof photoProblems)[number];

export type Photo = {
  id: string;
  width: number;
  height: number;
  takenAt: Date | null;
  caption: string;
  forCustomer: boolean;
  /** The point of the inspection or the place of the walk-round that it shows. */
  point: string | null;
  marks: readonly Mark[];
  /** Whether it was sent to the customer, and stays as evidence. */
  isSent: boolean;
  version: number;
};

/** The sizes that are served, which are names in addresses. */
const photoSizes = ["large", "small"] as const;
export type PhotoSize = (typeof photoSizes)[number];
export const isPhotoSize = (name: string): name is PhotoSize =>
  photoSizes.some((size) => size === name);

const kinds = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" } as const;
export type PhotoType = keyof typeof kinds;

/** The name of a photo's file: its SHA-256 in hex, and its kind. */
export const photoFile = (digest: string, type: PhotoType): string => `${digest}.${kinds[type]}`;

/** The hash in the name of a photo's file. */
export const photoHash = (file: string): string => file.split(".")[0]!;

/** Every name that a photo of this hash can have. */
export const photoNames = (digest: string): string[] =>
  Object.values(kinds).map((kind) => `${digest}.${kind}`);

/** The only types that a photo is ever served as. */
export const photoType = (file: string): PhotoType =>
  (Object.keys(kinds) as PhotoType[]).find((type) => file.endsWith(`.${kinds[type]}`)) ??
  "image/jpeg";

/** Whether a file is in Apple's format, which browsers other than Safari cannot draw (ISO 23008-12). */
export function isHeic(bytes: Uint8Array): boolean {
  const brand = String.fromCharCode(...bytes.subarray(4, 12));
  return /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand);
}

type PictureResult = ReturnType<typeof readPicture>;

/** Reads what a photo is by its bytes alone, and whether it may be stored. */
export function readPhoto(bytes: Uint8Array): PictureResult | { ok: false; problem: "heic" } {
  if (isHeic(bytes)) return { ok: false, problem: "heic" };
  return readPicture(bytes, photoLimits);
}

/** Reads the thumbnail. */
export const readSmall = (bytes: Uint8Array): PictureResult =>
  readPicture(bytes, {
    bytes: photoLimits.smallBytes,
    side: photoLimits.smallSide,
    pixels: photoLimits.smallSide ** 2,
  });

/** Fill level of a shop's storage. */
export function storageState(bytes: number): "free" | "nearly" | "full" {
  if (bytes >= photoLimits.perShop) return "full";
  return bytes >= photoLimits.perShop * photoLimits.warnedFrom ? "nearly" : "free";
}

/** Bytes as a shop reads them: megabytes, and gigabytes from one on. */
export const storageSize = (bytes: number): string =>
  bytes < 1024 ** 3 ? `${Math.ceil(bytes / 1024 ** 2)} MB` : `${(bytes / 1024 ** 3).toFixed(1)} GB`;

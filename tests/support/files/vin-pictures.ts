import { checkDigit } from "#app/features/customers/vin/vin.ts";
import { below, pick } from "../chance.ts";
import type { VinPicture } from "./draw-vin.ts";

/** VINs of the United States, Canada and Mexico with their check digit, and of the rest of the world. */
const proved = [
  "1HGCM82633A004352",
  "1M8GDM9AXKP042788",
  "5YJSA1E27HF000337",
  "2T1BURHE0JC014702",
  "3N1AB7AP9GY249841",
  "1FTFW1ET9DFC10312",
  "4T1BF1FK0CU123456",
  "1GNEK13ZX3R298984",
];
const unproved = ["WVWZZZ1KZAW123456", "9BWZZZ377VT004251"];

const fonts = ["DejaVu Sans Mono Bold", "DejaVu Sans Bold", "Barlow", "DejaVu Sans Mono"];

/** Distortions of a handheld photo, from slight to severe. */
const traits: Pick<VinPicture, "tilt" | "far" | "blur" | "grain" | "glare" | "light">[] = [
  { tilt: 0, far: 0, blur: 0.5, grain: 5, glare: 0.1, light: 1 },
  { tilt: 5, far: 0.1, blur: 0.7, grain: 8, glare: 0.2, light: 1 },
  { tilt: -7, far: 0, blur: 0.7, grain: 8, glare: 0.5, light: 1 },
  { tilt: 3, far: 0.25, blur: 0.8, grain: 10, glare: 0.2, light: 0.9 },
  { tilt: 0, far: 0, blur: 2, grain: 6, glare: 0.2, light: 1 },
  { tilt: -2, far: 0.1, blur: 0.8, grain: 34, glare: 0.2, light: 1 },
  { tilt: 2, far: 0, blur: 0.8, grain: 9, glare: 0.1, light: 0.3 },
  { tilt: 10, far: 0.12, blur: 1, grain: 12, glare: 0.4, light: 0.8 },
  { tilt: -4, far: 0.18, blur: 1.4, grain: 14, glare: 0.3, light: 0.6 },
  { tilt: 1, far: 0.05, blur: 1.2, grain: 8, glare: 0.65, light: 1 },
];

const kinds = ["code39", "code128", "dataMatrix", "qr", "dash", "door"] as const;

/**
 * Sixty photos: ten of each kind, each with other traits; two of ten VINs have no check digit. More are
 * other ones at every run (SEED repeats them): other VINs, fonts and sides.
 */
export const vinPictures = (count: number): VinPicture[] =>
  Array.from({ length: count }, (_, n) => {
    const [round, row, at] = [Math.floor(n / 60), Math.floor(n / 10) % 6, n % 10];
    const { tilt, ...trait } = traits[at]!;
    const isProved = at !== 3 && at !== 8;
    const fixed = isProved ? proved[(row * 3 + at) % proved.length]! : unproved[(row + at) % 2]!;
    return {
      name: `${kinds[row]}-${at + 1 + 10 * round}`,
      kind: kinds[row]!,
      vin: round === 0 ? fixed : isProved ? chanceVin(pick(proved)) : pick(unproved),
      font: fonts[(row + at + round) % fonts.length]!,
      share: [0.6, 0.5, 0.7][(at + round) % 3]!,
      width: at % 4 === 1 ? 3200 : 2000,
      tilt: round % 2 ? -tilt : tilt,
      ...trait,
    };
  });

/** A VIN of this manufacturer with other signs, and with its check digit. */
export function chanceVin(like: string): string {
  const signs = Array.from({ length: 6 }, () => pick([..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"]));
  const serial = String(below(1_000_000)).padStart(6, "0");
  const year = pick([..."ABCDEFGHJKLMNPRSTVWXY123456789"]);
  const vin = `${like.slice(0, 3)}${signs.slice(0, 5).join("")}0${year}${signs[5]}${serial}`;
  return vin.slice(0, 8) + checkDigit(vin) + vin.slice(9);
}

import type { Box } from "#app/features/assistant/photo/grey.ts";
import type { Line } from "#app/features/assistant/photo/recognized-text.ts";
import { printSigns } from "./print-signs.ts";

const whole = /^(?=.*\d)[A-HJ-NPR-Z\d]{17}$/;

/**
 * The VINs in the text of a bar code: alone, between stars, behind the I of import labels, or among
 * other fields or in an address. Small letters are no VIN: an address has names of 17 signs as
 * well.
 */
export const vinsInCode = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map((part) => (part.length === 18 ? part.replace(/^I/, "") : part))
    .filter((part) => whole.test(part) && !/^(.)\1{16}$/.test(part));

type PrintedVin = { vin: string; box: Box };

const label = /^(?:V\.?[I1l]\.?N|N\.?[I1l]\.?V|SERIE|CHASIS|NO|NUM|NUMERO)[.:#]*$/i;

/** A VIN ends with digits, and has more of them. */
const isSerial = (text: string, signs: string) =>
  text.replace(/\D/g, "").length >= 5 && /\d{3}/.test(signs.slice(-5));

/** Every run of words of a line that has 17 signs, and every word of 18 or 19. */
export function printedVins(line: Line): PrintedVin[] {
  const words = line
    .filter(({ text }) => !label.test(text))
    .map(({ text, box }) => ({ text, signs: printSigns(text.replace(/^.*[:#]/, "")), box }))
    .filter(({ signs }) => signs !== "");
  return words.flatMap((_, from) =>
    words.slice(from, from + 6).flatMap((_, more) => {
      const run = words.slice(from, from + more + 1);
      const vin = run.map(({ signs }) => signs).join("");
      const isLong = vin.length === 17 || (more === 0 && vin.length > 17 && vin.length < 20);
      if (!isLong || !isSerial(run.map(({ text }) => text).join(""), vin)) return [];
      return [{ vin, box: around(run.map(({ box }) => box)) }];
    }),
  );
}

/** A line that may be a VIN, though not every sign was read: where a second look is worth it. */
export function vinLikeBox(line: Line): Box | undefined {
  const likely = line.filter(({ text }) => /\d/.test(text) || printSigns(text).length >= 11);
  const signs = printSigns(likely.map(({ text }) => text).join(""));
  if (signs.length < 12 || signs.length > 26 || signs.replace(/\D/g, "").length < 4)
    return undefined;
  return around(likely.map(({ box }) => box));
}

export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

import type { Box } from "#app/features/assistant/photo/grey.ts";
import type { Line } from "#app/features/assistant/photo/recognized-text.ts";

type ReadPlate = { plate: string; box: Box };

/** Five to eight letters and digits, as plates of the Americas have, dashes and spaces aside. */
const form = /^(?=.*\d)[A-Z\d]{1,5}(?:-?[A-Z\d]{1,4}){0,2}$/;

/**
 * Possible plates in the lines of a photo, largest letters first: states, slogans and stickers are
 * smaller. No plate proves itself, so a person confirms it.
 */
export function platesIn(lines: readonly Line[]): ReadPlate[] {
  const found = lines.flatMap((line) =>
    line.flatMap((word, at) => {
      const next = line[at + 1];
      return [[word], ...(next ? [[word, next]] : [])].flatMap((run) => {
        const plate = run
          .map(({ text }) => text.toUpperCase().replace(/[^A-Z\d-]+/g, "-"))
          .join(" ")
          .replace(/^-+|-+$|(?<= )-+|-+(?= )/g, "");
        const signs = plate.replace(/[^A-Z\d]/g, "").length;
        if (signs < 5 || signs > 8 || !form.test(plate.replace(" ", "-"))) return [];
        const box = {
          left: run[0]!.box.left,
          top: Math.min(...run.map((one) => one.box.top)),
          right: run.at(-1)!.box.right,
          bottom: Math.max(...run.map((one) => one.box.bottom)),
        };
        return [{ plate, box }];
      });
    }),
  );
  const height = ({ box }: ReadPlate) => box.bottom - box.top;
  const sorted = found.toSorted((a, b) => height(b) - height(a));
  return sorted.filter(({ plate }, at) => sorted.findIndex((one) => one.plate === plate) === at);
}

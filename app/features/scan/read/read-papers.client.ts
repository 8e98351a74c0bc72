import { readLine } from "#app/features/assistant/photo/engine.client.ts";
import { type Grey, halved } from "#app/features/assistant/photo/grey.ts";
import type { FieldReading } from "#app/features/scan/field-reading.ts";
import { paperFields, readPapers, vinSaysYear } from "#app/features/scan/papers.ts";
import { judgePrint } from "#app/features/scan/vin/judge.ts";
import { printSigns } from "#app/features/scan/vin/print-signs.ts";
import { printedVins, vinLikeBox } from "#app/features/scan/vin/vins-in.ts";
import { boxOfLine, mostOffered, type Print, readPrints, withRim } from "./read-print.client.ts";

/** The printed VIN of a photo and, on papers, plate, year and make. @throws at `stop` */
export async function readPapersPhoto(
  photo: ImageBitmap,
  stop: AbortSignal,
): Promise<FieldReading[]> {
  const look = vinReader();
  let vin: FieldReading | undefined;
  let papers: FieldReading[] = [];
  for await (const print of readPrints(photo, stop)) {
    const { proved, offered, isAgreed, picture } = await look(print);
    stop.throwIfAborted();
    const values = proved ? [proved] : offered.slice(0, mostOffered);
    if (values.length > 0) vin = { field: "vin", values, isProved: proved !== undefined, picture };
    const more = papersOf(print, proved);
    if (more.length >= papers.length) papers = more;
    if (proved || isAgreed) break;
  }
  return vin ? [vin, ...papers] : papers;
}

function papersOf({ lines, picture }: Print, vin: string | undefined): FieldReading[] {
  const read = readPapers(lines.map((line) => line.map(({ text }) => text).join(" ")));
  return paperFields.flatMap((field): FieldReading[] => {
    const found = read[field];
    if (!found) return [];
    const { value, line } = found;
    const isProved = field === "year" && vinSaysYear(vin, value);
    const shown = withRim(picture.grey, boxOfLine(lines[line]!));
    return [{ field, values: [value], isProved, picture: shown }];
  });
}

/** The signs that the text reader may return for a VIN (ISO 3779). */
const vinSigns = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
/** Lines that are looked at again, of each picture. */
const mostAgain = 3;
/** The height in pixels from which a line is read at half its size as well. */
const tall = 70;

type VinPrint = ReturnType<typeof judgePrint> & { picture: Grey | undefined };

/** Gathers looks at a printed VIN until it is proved. */
function vinReader() {
  const looks: string[][] = [];
  let shown: Grey | undefined;
  return async ({ lines, picture }: Print): Promise<VinPrint> => {
    const found = lines.flatMap(printedVins);
    looks.push(found.map(({ vin }) => vin));
    const boxes = lines.flatMap((line) => vinLikeBox(line) ?? []);
    for (const box of boxes.slice(0, mostAgain)) {
      const part = withRim(picture.grey, box);
      // Letters of another size are another look.
      for (const size of part.height > tall ? [halved(part), part] : [part]) {
        const again = printSigns(await readLine(size, vinSigns));
        const isLong = again.length >= 17 && again.length <= 19;
        looks.push(isLong ? [again] : []);
        if (isLong) shown = part;
      }
    }
    shown ??= found[0] && withRim(picture.grey, found[0].box);
    return { ...judgePrint(looks), picture: shown };
  };
}

import type { FieldReading } from "#app/features/scan/field-reading.ts";
import { paperFields, readPapers, vinSaysYear } from "#app/features/scan/papers.ts";
import { boxOfLine, mostOffered, type Print, readPrints, withRim } from "./read-print.client.ts";
import { vinReader } from "./read-vin.client.ts";

/** The printed VIN of a photo and, on registration papers, plate, year and make. @throws at `stop` */
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

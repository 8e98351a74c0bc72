import type { FieldReading } from "#app/features/scan/field-reading.ts";
import { platesIn } from "#app/features/scan/plates-in.ts";
import { largeLetters, mostOffered, readPrints, withRim } from "./read-print.client.ts";

/** The plate of a photo, to be confirmed. @throws at `stop` */
export async function readPlate(photo: ImageBitmap, stop: AbortSignal): Promise<FieldReading[]> {
  for await (const { lines, picture } of readPrints(photo, stop, largeLetters)) {
    const plates = platesIn(lines).slice(0, mostOffered);
    if (!plates[0]) continue;
    const values = plates.map(({ plate }) => plate);
    const shown = withRim(picture.grey, plates[0].box);
    return [{ field: "plate", values, isProved: false, picture: shown }];
  }
  return [];
}

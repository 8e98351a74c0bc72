import { textOf } from "#app/features/assistant/photo/recognized-text.ts";
import { odometerIn } from "#app/features/photos/walk/odometer-reading.ts";
import type { FieldReading } from "#app/features/scan/field-reading.ts";
import { boxOfLine, readPrints, withRim } from "./read-print.client.ts";

/** The odometer of a photo, to be confirmed. @throws at `stop` */
export async function readOdometer(photo: ImageBitmap, stop: AbortSignal): Promise<FieldReading[]> {
  const texts: string[] = [];
  for await (const { lines, picture } of readPrints(photo, stop)) {
    texts.push(textOf(lines));
    const reading = odometerIn(texts, null, "km");
    if (!reading) continue;
    const { odometer, unit } = reading;
    const digits = String(odometer);
    const line = lines.find((words) =>
      words
        .map(({ text }) => text.replace(/\D/g, ""))
        .join("")
        .includes(digits),
    );
    const shown = line && withRim(picture.grey, boxOfLine(line));
    return [{ field: "odometer", values: [digits], unit, isProved: false, picture: shown }];
  }
  return [];
}

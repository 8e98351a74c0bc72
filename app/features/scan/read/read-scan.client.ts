import { openPhoto } from "#app/features/assistant/photo/draw-photo.client.ts";
import {
  closeReader,
  type OnProgress,
  openReader,
} from "#app/features/assistant/photo/engine.client.ts";
import type { PhotoProblem } from "#app/features/assistant/photo/file-check.ts";
import type { FieldReading, ScanKind } from "#app/features/scan/field-reading.ts";
import { readCodedVin } from "./read-coded-vin.client.ts";
import { closeCodeReader } from "./read-codes.client.ts";
import { readOdometer } from "./read-odometer.client.ts";
import { readPapersPhoto } from "./read-papers.client.ts";
import { readPlate } from "./read-plate.client.ts";

const readers: Record<ScanKind, typeof readPlate> = {
  vin: readPapersPhoto,
  vehicle: async (photo, stop) => {
    const [vin] = (await readPapersPhoto(photo, stop)).filter(({ field }) => field === "vin");
    return vin ? [vin] : readPlate(photo, stop);
  },
  plate: readPlate,
  odometer: readOdometer,
};

type Work = { onProgress: OnProgress; stop: AbortSignal };

/**
 * Reads a photo on this device: its bar codes first where it is of a VIN, then its text. Empty where
 * nothing was found. @throws when a reader fails, or at `stop`
 */
export async function readScan(
  file: File,
  kind: ScanKind,
  { onProgress, stop }: Work,
): Promise<FieldReading[] | PhotoProblem> {
  stop.addEventListener("abort", closeReaders, { once: true });
  try {
    const photo = await openPhoto(file);
    if (typeof photo === "string") return photo;
    const coded =
      kind === "vin" || kind === "vehicle" ? await readCodedVin(photo, stop) : undefined;
    if (coded) return [coded];
    await openReader(onProgress, stop);
    onProgress("read", 0);
    const readings = await readers[kind](photo, stop);
    photo.close();
    return readings;
  } finally {
    stop.removeEventListener("abort", closeReaders);
    closeReaders();
  }
}

/** Frees what the readers hold: a phone has little of it. */
function closeReaders(): void {
  closeReader();
  closeCodeReader();
}

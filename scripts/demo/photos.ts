import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { v7 as newId } from "uuid";
import { keysOf } from "#app/features/photos/files.server.ts";
import type { Mark } from "#app/features/photos/marks/marks.ts";
import { photoFile } from "#app/features/photos/photo.ts";
import { stripPicture } from "#app/features/photos/strip-picture.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Stores } from "../local/stores.ts";
import { type Both, both } from "./repair.ts";

type DemoPhoto = { name: string; caption: Both; forCustomer: boolean; marks: Mark[] };

/** Pictures drawn for the demo, of a car whose converter is spent. */
const demoPhotos: DemoPhoto[] = [
  {
    name: "front",
    caption: both(
      "At drop-off: scratch above the left headlight",
      "Al recibirlo: raspón arriba del faro izquierdo",
    ),
    forCustomer: false,
    marks: [{ kind: "circle", x1: 6700, y1: 4850, x2: 7800, y2: 5450 }],
  },
  {
    name: "dash",
    caption: both(
      "Check engine light on at 84,765 miles",
      "Luz de motor encendida a las 84,765 millas",
    ),
    forCustomer: false,
    marks: [],
  },
  {
    name: "scanner",
    caption: both(
      "Both oxygen sensors switch alike: the converter no longer cleans the exhaust",
      "Los dos sensores de oxígeno oscilan igual: el catalizador ya no limpia los gases",
    ),
    forCustomer: true,
    marks: [],
  },
  {
    name: "converter",
    caption: both(
      "The converter is blue from heat and cracked here",
      "El catalizador está azul por el calor y agrietado aquí",
    ),
    forCustomer: true,
    marks: [
      { kind: "circle", x1: 4400, y1: 4500, x2: 5950, y2: 5450 },
      { kind: "arrow", x1: 7600, y1: 1500, x2: 5850, y2: 4350 },
    ],
  },
];

const minute = 60_000;

/** Photos of a job, with captions in Spanish that the advisor has reviewed in English. */
export async function seedPhotos(
  { db, files }: Pick<Stores, "db" | "files">,
  ref: JobRef,
  { by, now }: { by: string; now: number },
): Promise<void> {
  for (const [at, { name, caption, ...photo }] of demoPhotos.entries()) {
    const takenAt = new Date(now - (40 - 10 * at) * minute);
    const id = newId({ msecs: takenAt.getTime() });
    const [large, small] = [fileOf(name), fileOf(`${name}-small`)];
    const row = { shopId: ref.shopId, photoId: id, file: large.name, small: small.name };
    const [largeKey, smallKey] = keysOf(row);
    await files.put(largeKey, large.bytes);
    await files.put(smallKey, small.bytes);
    await db.insert(photos).values({
      ...ref,
      ...photo,
      id,
      file: large.name,
      small: small.name,
      bytes: large.bytes.length + small.bytes.length,
      width: 1280,
      height: 960,
      takenAt,
      by,
      addedAt: new Date(now),
      caption: caption.es,
    });
    await db.insert(textTranslations).values({
      ...ref,
      subjectId: id,
      field: "caption",
      language: "en",
      originalLanguage: "es",
      text: caption.en,
      ofText: caption.es,
      state: "reviewed",
      by,
      at: new Date(now),
    });
  }
}

/** A picture as its file is stored: named by the hash of its bytes. */
function fileOf(name: string) {
  const picture = readFileSync(new URL(`./photos/${name}.jpg`, import.meta.url));
  const bytes = stripPicture(new Uint8Array(picture), "image/jpeg")!;
  const digest = createHash("sha256").update(bytes).digest("hex");
  return { name: photoFile(digest, "image/jpeg"), bytes };
}

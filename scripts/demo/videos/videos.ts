import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import fontkit from "@pdf-lib/fontkit";
import { inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { PDFDocument } from "pdf-lib";
import { v7 as newId } from "uuid";
import { users } from "#app/features/account/tables.server.ts";
import { numberFrom, randomLetters } from "#app/features/videos/certificates/certificate-number.ts";
import {
  certificates,
  liveSessions,
  videoProgress,
  videoTutorials,
} from "#app/features/videos/tables.server.ts";
import { embedUrl, thumbnailUrl } from "#app/features/videos/youtube.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { instantOf, wallTimeOf } from "#app/values/wall-time.ts";
import { demoAccounts } from "../../local/welcome.ts";
import type { Files } from "../seed-accounts.ts";
import { demoVideos } from "./video-list.ts";

const [, bronze, diamond] = demoAccounts;
const zone = "America/Chicago";

/**
 * An id that looks like YouTube's and stays the same; nothing is behind it, and the stock picture
 * stands before it.
 */
const youtubeIdOf = (title: string) =>
  createHash("sha256").update(title).digest("base64url").slice(0, 11);

/** The handouts: which video, and the lines of the sheet. */
const sheets: Record<string, string[]> = {
  "Compression test, step by step": [
    "Compression test",
    "Vehicle, mileage, date:",
    "Battery (V), throttle open, fuel and spark off:",
    "Cranking speed (rpm):",
    "Cylinder:          1          2          3          4",
    "Dry, 1st stroke (psi):",
    "Dry, after 6 strokes (psi):",
    "Wet, after 6 strokes (psi):",
    "Lowest ÷ highest (at least 75 %):",
    "Rises when wet: rings. Does not: valves or gasket.",
    "Two neighbors low: head gasket.",
    "What I recommend:",
  ],
  "Pastillas y discos delanteros: el trabajo completo": [
    "Frenos delanteros",
    "Vehículo, kilometraje, fecha:",
    "Espesor del disco (mm):          izq.          der.",
    "Mínimo grabado en el disco (mm):",
    "Variación y alabeo (mm):          izq.          der.",
    "Pastillas, interior y exterior (mm):",
    "Guías y pistones se mueven a mano:",
    "Mangueras, sin grietas ni humedad:",
    "Líquido de frenos (% de agua):",
    "Asentado: 10 frenadas de 50 a 10 km/h",
    "Apriete de ruedas (Nm), en cruz:",
    "Lo que recomiendo:",
  ],
};

/**
 * Puts the demo's videos, two handouts, what the demo people watched and the next live sessions as
 * on the first day. `now` in milliseconds.
 */
export async function seedVideos(db: Db, files: Files, now: number): Promise<void> {
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, [bronze, diamond]));
  const idOf = (email: string) => people.find((one) => one.email === email)!.id;
  const writes: BatchItem<"sqlite">[] = [
    db.delete(videoTutorials).where(
      inArray(
        videoTutorials.youtubeId,
        demoVideos.map(({ title }) => youtubeIdOf(title)),
      ),
    ),
  ];
  const planted: { id: string; title: string; category: string; seconds: number }[] = [];
  // Categories take turns, so that the first page shows some of everything.
  for (const [at, video] of shuffled(demoVideos).entries()) {
    const id = newId({ msecs: now - (60 - at) * day });
    const youtubeId = youtubeIdOf(video.title);
    const handout =
      sheets[video.title] && (await keepSheet(files, youtubeId, sheets[video.title]!));
    planted.push({
      id,
      title: video.title,
      category: video.category,
      seconds: (video.minutes ?? 12) * 60,
    });
    writes.push(
      db.insert(videoTutorials).values({
        id,
        ...video,
        ...handout,
        youtubeId,
        videoUrl: embedUrl(youtubeId),
        thumbnailUrl: thumbnailUrl(youtubeId),
        createdAt: new Date(now - (60 - at) * day),
      }),
    );
  }

  const seen = (
    email: string,
    { id, seconds }: (typeof planted)[number],
    part: number,
    ago: number,
  ) =>
    db.insert(videoProgress).values({
      userId: idOf(email),
      videoId: id,
      position: Math.round(seconds * part),
      length: seconds,
      watchedAt: part >= 0.9 ? new Date(now - ago * day) : null,
      updatedAt: new Date(now - ago * day),
    });
  const brakes = planted.filter(({ category }) => category === "brakes");
  writes.push(
    ...brakes.map((video, at) => seen(diamond, video, 1, 12 - at)),
    ...brakes.slice(0, -1).map((video, at) => seen(bronze, video, 1, 9 - at)),
    ...planted
      .filter(({ category }) => category === "diagnostics")
      .slice(0, 2)
      .map((video, at) => seen(bronze, video, 0.4 + at * 0.2, 1 + at)),
    db.insert(certificates).values({
      number: numberFrom(crypto.getRandomValues(new Uint8Array(randomLetters))),
      userId: idOf(diamond),
      category: "brakes",
      name: "Rosa Ramírez",
      videos: brakes.length,
      issuedAt: new Date(now - 7 * day),
    }),
    ...sessions(db, now),
  );
  await db.batch(writes as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]);
}

function sessions(db: Db, now: number): BatchItem<"sqlite">[] {
  const at = (days: number, clock: string) =>
    instantOf(`${wallTimeOf(now + days * day, zone).slice(0, 10)}T${clock}`, zone)!;
  const rows: (Pick<
    typeof liveSessions.$inferInsert,
    "id" | "title" | "description" | "language"
  > & { days: number; minutes: number })[] = [
    {
      id: "live-demo-1",
      days: -26,
      title: "Fuel trims, live on three cars",
      language: "en",
      description: "We read them together and find what is wrong.",
      minutes: 60,
    },
    {
      id: "live-demo-2",
      days: 3,
      title: "Osciloscopio para empezar: corriente y señal",
      language: "es",
      description:
        "Traiga su equipo si tiene. Conectamos la pinza, ajustamos el disparo y leemos P0301 en un auto real.",
      minutes: 75,
    },
    {
      id: "live-demo-3",
      days: 17,
      title: "Pricing a repair without losing it",
      language: "en",
      description: "From the diagnosis to a quote that the customer signs.",
      minutes: 60,
    },
    {
      id: "live-demo-4",
      days: 31,
      title: "Híbridos: seguridad en alta tensión",
      language: "es",
      description: "Procedimiento, equipo y lo que no se toca.",
      minutes: 90,
    },
  ];
  return [
    db.delete(liveSessions).where(
      inArray(
        liveSessions.id,
        rows.map(({ id }) => id),
      ),
    ),
    ...rows.map(({ days, minutes, ...row }) => {
      const startsAt = at(days, "18:00");
      return db.insert(liveSessions).values({
        ...row,
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt + minutes * 60_000),
        timeZone: zone,
        link: "https://meet.example.com/llave-live",
        createdAt: new Date(now - 30 * day),
        updatedAt: new Date(now - 30 * day),
      });
    }),
  ];
}

/** Interleaves the categories for as long as each has videos. */
function shuffled<One extends { category: string }>(all: readonly One[]): One[] {
  const piles = [...Map.groupBy(all, ({ category }) => category).values()];
  const longest = Math.max(...piles.map((pile) => pile.length));
  return Array.from({ length: longest }, (_, at) => piles.flatMap((pile) => pile[at] ?? [])).flat();
}

/** A sheet to fill in at the bench, as a PDF of one page. */
async function keepSheet(
  files: Files,
  name: string,
  lines: string[],
): Promise<{ handoutFile: string; handoutBytes: number }> {
  const doc = await PDFDocument.create();
  doc.registerFontkit(fontkit);
  const file = fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"));
  const font = await doc.embedFont(await readFile(file), { subset: true });
  const page = doc.addPage([612, 792]);
  for (const [at, text] of lines.entries()) {
    const y = 720 - at * 46;
    page.drawText(text, { x: 56, y, size: at === 0 ? 26 : 14, font });
    if (at > 0)
      page.drawLine({ start: { x: 56, y: y - 14 }, end: { x: 556, y: y - 14 }, thickness: 0.5 });
  }
  const bytes = Uint8Array.from(await doc.save());
  await files.put(`handouts/demo-${name}.pdf`, bytes, {
    httpMetadata: { contentType: "application/pdf" },
  });
  return { handoutFile: `demo-${name}.pdf`, handoutBytes: bytes.byteLength };
}

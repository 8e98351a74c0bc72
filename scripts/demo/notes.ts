import type { BatchItem } from "drizzle-orm/batch";
import { v7 as newId } from "uuid";
import { jobNotes, noteMentions } from "#app/features/notes/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import { type Both, both } from "./repair.ts";
import type { Rows } from "./rows.ts";

type Team = { ownerId: string; advisorId: string; technicianId: string | null; now: number };
type DemoNote = { text: Both; from: Language; by: string; named: string };

const minute = 60_000;

/** Two notes on the newest job under way of a shop with a technician, each naming the other side. */
export function notesOf(
  db: Db,
  { jobs }: Rows,
  { ownerId, advisorId, technicianId, now }: Team,
): BatchItem<"sqlite">[] {
  const job = jobs.findLast(({ status }) => status === "in_progress");
  if (!job || !technicianId) return [];
  const notes: DemoNote[] = [
    {
      text: both(
        "@Rosa The wheel lock socket is in the glove box. Do not forget to give it back.",
        "@Rosa El dado de las tuercas de seguridad está en la guantera. No olvide devolverlo.",
      ),
      from: "es",
      by: technicianId,
      named: ownerId,
    },
    {
      text: both(
        "@Julián The part arrives today at 3 PM. Leave the car on lift 2, please.",
        "@Julián La pieza llega hoy a las 3 p. m. Deje el vehículo en el elevador 2, por favor.",
      ),
      from: "en",
      by: advisorId,
      named: technicianId,
    },
  ];
  const ref = { shopId: job.shopId, jobId: job.id };
  return notes.flatMap(({ text, from, by, named }, at) => {
    const written = new Date(now - (50 - 20 * at) * minute);
    const id = newId({ msecs: written.getTime() });
    return [
      db.insert(jobNotes).values({ ...ref, id, by, at: written, text: text[from] }),
      db.insert(noteMentions).values({ ...ref, noteId: id, memberId: named }),
      ...otherLanguages(from).map((language) =>
        db.insert(textTranslations).values({
          ...ref,
          subjectId: id,
          field: "note",
          language,
          originalLanguage: from,
          text: text[language],
          ofText: text[from],
          state: "reviewed",
          by: named,
          at: written,
        }),
      ),
    ];
  });
}

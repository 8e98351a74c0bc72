import type { Source } from "#app/features/assistant/chat.ts";
import { noNotes } from "#app/features/assistant/chat.ts";
import { chatHistory } from "#app/features/assistant/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { App } from "../app.ts";
import type { Person } from "../people.ts";

type TurnInput = { as: Person; job: { id: string }; response: string; sources?: Source[] };

/** An English answer of the assistant that was asked from a job; its id. */
export async function makeTurn(db: Db, { as, job, response, sources = [] }: TurnInput) {
  const id = crypto.randomUUID();
  await db.insert(chatHistory).values({
    userId: as.id,
    id,
    message: "What now?",
    response,
    status: "done",
    language: "en",
    sources,
    notes: noNotes,
    jobId: job.id,
    createdAt: new Date(),
  });
  return id;
}

type LinesInput = { as: Person; job: { id: string }; id: string };

/** The form of a job's diagnostic with an answer in it: the page, and what stands in the form. */
export async function offered(app: App, { as, job, id }: LinesInput, query = "") {
  const path = `/repair-cms/${job.id}/diagnostic?answer=${id}${query}`;
  const page = await (await app.visit(path, { as })).text();
  const text = /<textarea[^>]*name="diagnostic"[^>]*>([^<]*)/.exec(page)![1]!;
  return { page: page.replaceAll("&#x27;", "'"), text };
}

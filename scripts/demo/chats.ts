import { readFileSync } from "node:fs";
import { v7 as newId } from "uuid";
import { notesOn } from "#app/features/assistant/answer/notes.server.ts";
import { messagesFor } from "#app/features/assistant/answer/prompt.ts";
import { sourcesFor } from "#app/features/assistant/answer/sources.server.ts";
import type { chatHistory } from "#app/features/assistant/tables.server.ts";
import { readLibrary } from "#app/features/codes/library.ts";
import { readTerms } from "#app/features/translator/glossary/terms.ts";
import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { chat } from "../../demo/ai/chat.ts";

/** A static file in production. */
const fileOf = (name: string) =>
  readFileSync(new URL(`../../app/features/${name}`, import.meta.url), "utf8");

readTerms(fileOf("translator/glossary/terms.txt"));
readLibrary(fileOf("codes/library.json"));

/** Questions of the demo's owner so far; `before`: days before today. */
const asked: { language: Language; before: number; message: string }[] = [
  {
    language: "en",
    before: 12,
    message: "2014 Ford F-150, rough idle when cold and P0301. Coil or plug first?",
  },
  {
    language: "es",
    before: 6,
    message: "Un Nissan Versa 2016 marca P0420. ¿Cambio el catalizador de una vez?",
  },
  {
    language: "en",
    before: 2,
    message: "Airbag light is on, scan tool says B0028. What do I look at first?",
  },
];

/**
 * The questions with the answers of the demo's own assistant, as it would give them today. `now` in
 * milliseconds.
 */
export async function chatsOf(
  userId: string,
  now: number,
): Promise<(typeof chatHistory.$inferInsert)[]> {
  const turns = asked.map(async ({ language, before, message }) => {
    const at = now - before * day;
    const known = await sourcesFor(message, null, language);
    const { response } = chat({
      messages: messagesFor({ language, message, sources: known, window: [], image: null }),
    }) as { response: string };
    const notes = await notesOn({
      message,
      answer: response,
      sources: known,
      job: null,
      before: [],
    });
    const sources = known.map(({ text: _, ...source }) => source);
    return {
      userId,
      id: newId({ msecs: at }),
      message,
      response,
      status: "done" as const,
      language,
      sources,
      notes,
      createdAt: new Date(at),
    };
  });
  return Promise.all(turns);
}

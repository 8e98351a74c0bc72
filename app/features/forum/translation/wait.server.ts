import type { Db } from "#app/platform/db/db.server.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import type { Language } from "#app/values/language.ts";
import type { Outcome } from "./outcome.ts";
import { storedText, translationQuery } from "./stored.server.ts";
import type { Translatable } from "./translatable.ts";

/** Waits for a translation that another reader has claimed, with growing pauses. */
export async function awaitOther(
  db: Db,
  post: Translatable,
  to: Language,
  limitMs: number,
): Promise<Outcome> {
  let pause = 150;
  for (let waited = 0; waited < limitMs; pause = Math.min(pause * 2, 2_000)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    waited += pause;
    const [row] = await translationQuery(db, post.id, to);
    const text = storedText(row, post.revision);
    if (text) return text;
    if (!row || row.revision !== post.revision || row.claimedUntil === null) return "none";
  }
  return "later";
}

/** The outcome of a translation within this time (milliseconds), else "later"; the work goes on. */
export async function outcomeWithin(work: Promise<Outcome>, ms: number): Promise<Outcome> {
  try {
    return await withTimeout(work, ms);
  } catch (error) {
    if (error instanceof TimeoutError) return "later";
    throw error;
  }
}

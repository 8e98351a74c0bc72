import type { SaveOutcome } from "#app/platform/db/save-at.server.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** The outcome of a change; a refusal without a status answers 422. */
export type Outcome = { ok: true } | Refused;
type Refused = { ok: false; error: WordKey; status?: number };

export const done = { ok: true } as const;

export const refused = (error: WordKey, status?: number): Refused =>
  status === undefined ? { ok: false, error } : { ok: false, error, status };

/** The outcome of a save: refused with 409 and `error` after a concurrent write. */
export const outcomeOf = (
  saved: SaveOutcome,
  error: WordKey = "admin:users.notUpdated",
): Outcome => (saved === "saved" ? done : refused(error, 409));

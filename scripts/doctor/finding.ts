import type { At } from "./at.ts";

/** What is wrong with a service, and what to do, in one sentence. */
export class Wrong extends Error {}

/** One question to one outside service. Answers what was found in a few words. @throws Wrong */
export type Check = { door: string; ask: (at: At) => Promise<string> };

export type Line = { ok: boolean; door: string; text: string };

/** Asks everything in order; one failure does not end the others. */
export async function examine(
  checks: readonly Check[],
  at: At,
  tell: (line: Line) => void,
): Promise<boolean> {
  let well = true;
  for (const { door, ask } of checks) {
    try {
      tell({ ok: true, door, text: await ask(at) });
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      well = false;
      tell({ ok: false, door, text: error.message });
    }
  }
  return well;
}

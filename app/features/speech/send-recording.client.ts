import { href } from "react-router";
import type { Language } from "#app/values/language.ts";
import type { Message } from "#app/values/word-key.ts";
import type { Heard } from "./server/hear.server.ts";

export type Outcome = Extract<Heard, { ok: true }> | { ok: false; problem: Message };

/** Sends a recording, and returns its transcript. */
export async function sendRecording(recording: Blob, language: Language): Promise<Outcome> {
  try {
    const answer = await fetch(`${href("/repair-cms/speech")}?language=${language}`, {
      method: "POST",
      body: recording,
      headers: { accept: "application/json" },
    });
    const said = (await answer.json()) as Outcome | { ok: false; error?: Message };
    if (said.ok) return said;
    const problem = "error" in said ? said.error : undefined;
    return { ok: false, problem: problem ?? { key: "speech:problem.failed" } };
  } catch {
    return {
      ok: false,
      problem: { key: navigator.onLine ? "speech:problem.failed" : "speech:problem.offline" },
    };
  }
}

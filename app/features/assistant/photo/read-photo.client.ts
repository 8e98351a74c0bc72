import { likelyCodes } from "#app/values/fault-code.ts";
import { closeReader, openReader, type Tell } from "./engine.client.ts";
import type { PhotoProblem } from "./file-check.ts";
import { type Reading, tidied } from "./reading.ts";

export { closeReader } from "./engine.client.ts";

/** Reads a photo, telling how far it is. @throws when the reader breaks or cannot be fetched; `stop` ends it at once. */
export async function readPhoto(file: File, tell: Tell, stop: AbortSignal): Promise<Reading | { problem: PhotoProblem }> {
  stop.addEventListener("abort", closeReader, { once: true });
  const reader = await openReader(tell);
  tell("read", 0);
  const { data } = await reader.recognize(file);
  const text = data.text.replace(/\s+/g, " ").trim();
  if (!text) return { problem: "blank" };
  const codes = likelyCodes(text);
  return { text: tidied(text, codes), codes, imageData: null };
}

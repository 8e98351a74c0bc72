import { createWorker, OEM, type Page, PSM, type Worker } from "tesseract.js";
import { fetchReader } from "./fetch-reader.client.ts";
import { type Grey, pgm } from "./grey.ts";
import type { Line, Word } from "./recognized-text.ts";
import type { Step } from "./step.ts";

export type OnProgress = (step: Step, done: number) => void;

let reader: Promise<Worker> | undefined;
let progressListener: OnProgress | undefined;

/** Downloads and starts the reader once, for all photos. @throws when it fails */
export async function openReader(onProgress: OnProgress, stop: AbortSignal): Promise<void> {
  progressListener = onProgress;
  reader ??= start(onProgress, stop);
  const opening = reader;
  try {
    await opening;
  } catch (error) {
    if (reader === opening) reader = undefined;
    throw error;
  }
}

/** Terminates the reader, even while it works. */
export function closeReader(): void {
  void reader?.then((worker) => worker.terminate()).catch(() => undefined);
  reader = undefined;
}

async function start(onProgress: OnProgress, stop: AbortSignal): Promise<Worker> {
  const files = await fetchReader((share) => onProgress("load", share), stop);
  onProgress("start", 0);
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    ...files,
    // A worker with its own URL has its own policy (public/_headers), so pages need no other.
    workerBlobURL: false,
    cacheMethod: "none", // The HTTP cache has the files.
    logger: ({ status, progress }) =>
      status === "recognizing text" && progressListener?.("read", progress),
    errorHandler: () => undefined, // Errors are thrown by the call.
  });
  // Silences its messages about resolutions.
  await worker.setParameters({ debug_file: "/dev/null" } as object);
  return worker;
}

/** The lines of a picture. */
export async function readLines(picture: Grey): Promise<Line[]> {
  const { data } = await ask(picture, { tessedit_pageseg_mode: PSM.AUTO });
  return linesOf(data);
}

/** Reads one word with only the characters of a code. */
export const readWord = (picture: Grey) => readOne(picture, PSM.SINGLE_WORD, "PBCU0123456789ADEF");

/** Reads one line with only these characters. */
export const readLine = (picture: Grey, signs: string) => readOne(picture, PSM.SINGLE_LINE, signs);

async function readOne(picture: Grey, mode: PSM, signs: string): Promise<string> {
  const { data } = await ask(picture, {
    tessedit_pageseg_mode: mode,
    tessedit_char_whitelist: signs,
  });
  return data.text.trim();
}

async function ask(picture: Grey, options: object) {
  const worker = await reader;
  if (!worker) throw new Error("The reader was closed");
  return await worker.recognize(pgm(picture), options, { text: true, blocks: true });
}

const linesOf = ({ blocks }: Page): Line[] =>
  (blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((part) => part.lines.map((line) => line.words.map(wordOf))),
  );

const wordOf = ({
  text,
  confidence,
  bbox,
}: {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}): Word => ({
  text,
  confidence,
  box: { left: bbox.x0!, top: bbox.y0!, right: bbox.x1!, bottom: bbox.y1! },
});

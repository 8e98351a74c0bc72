import { createWorker, OEM, type Page, PSM, type Worker } from "tesseract.js";
import { fetchReader } from "./fetch-reader.client.ts";
import { type Grey, pgm } from "./pixels.ts";
import type { Line, Word } from "./read-words.ts";
import type { Step } from "./step.ts";

export type OnProgress = (step: Step, done: number) => void;

let reader: Promise<Worker> | undefined;
let progressListener: OnProgress | undefined;

/** Fetches and starts the reader with the first photo, for all later ones. @throws when it fails */
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

/** Ends the reader, even while it works. */
export function closeReader(): void {
  void reader?.then((worker) => worker.terminate()).catch(() => undefined);
  reader = undefined;
}

async function start(onProgress: OnProgress, stop: AbortSignal): Promise<Worker> {
  const { home, core } = await fetchReader((share) => onProgress("load", share), stop);
  onProgress("start", 0);
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    workerPath: `${home}/worker.min.js`,
    // a worker of its own address has a policy of its own (public/_headers), and pages need no
    // other
    workerBlobURL: false,
    corePath: `${home}/${core}.js`,
    langPath: home,
    cacheMethod: "none", // the browser's own cache keeps the files
    logger: ({ status, progress }) =>
      status === "recognizing text" && progressListener?.("read", progress),
    errorHandler: () => undefined, // what failed is thrown where it was asked for
  });
  // Keeps its messages about resolutions out of the console.
  await worker.setParameters({ debug_file: "/dev/null" } as object);
  return worker;
}

/** The lines of a picture. */
export async function readLines(picture: Grey): Promise<Line[]> {
  const { data } = await ask(picture, { tessedit_pageseg_mode: PSM.AUTO });
  return linesOf(data);
}

/** One word, once more, with the signs of a code alone. */
export async function readWord(picture: Grey): Promise<string> {
  const { data } = await ask(picture, {
    tessedit_pageseg_mode: PSM.SINGLE_WORD,
    tessedit_char_whitelist: "PBCU0123456789ADEF",
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

import { createWorker, OEM, type Page, PSM, type Worker } from "tesseract.js";
import type { Step } from "./step.ts";

export type Tell = (step: Step, done: number) => void;

/** Where the reader's files are: copied by the build (scripts/photo-reader.ts), on our own host, under a name that changes with them. */
const home = import.meta.env.VITE_READER;

let reader: Promise<Worker> | undefined;

/** The reader, fetched and started with the first photo and kept for the next. @throws when it cannot be had. */
export function openReader(tell: Tell): Promise<Worker> {
  reader ??= start(tell).catch((error) => {
    reader = undefined;
    throw error;
  });
  return reader;
}

/** Ends the reader, in the middle of its work too. */
export function closeReader(): void {
  void reader?.then((worker) => worker.terminate()).catch(() => undefined);
  reader = undefined;
}

async function start(tell: Tell): Promise<Worker> {
  const core = `tesseract-core-${hasSimd() ? "simd-" : ""}lstm`;
  return await createWorker("eng", OEM.LSTM_ONLY, {
    workerPath: `${home}/worker.min.js`,
    workerBlobURL: false,
    corePath: `${home}/${core}.js`,
    langPath: home,
    cacheMethod: "none", // the browser's own cache keeps the files
    logger: ({ status, progress }) => tell(status === "recognizing text" ? "read" : "load", progress),
  });
}
void PSM;

export type { Page };

/** Whether this browser has WebAssembly's SIMD, by a module of one such instruction. */
const hasSimd = () =>
  WebAssembly.validate(
    new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]),
  );

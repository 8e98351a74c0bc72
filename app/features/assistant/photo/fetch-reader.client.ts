import model from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import worker from "tesseract.js/dist/worker.min.js?url";
import plainCore from "tesseract.js-core/tesseract-core-lstm.wasm.js?url";
import simdCore from "tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url";

/** The bytes of the model and of either core. */
const readerBytes = 6_850_000;

/** The reader's files as `createWorker` takes them. */
type Reader = { workerPath: string; corePath: string; langPath: string };

/** Loads the reader's large files into the browser's cache, where its worker finds them. */
export async function fetchReader(
  onProgress: (share: number) => void,
  stop: AbortSignal,
): Promise<Reader> {
  const core = hasSimd() ? simdCore : plainCore;
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    onProgress(Math.min(1, loaded / readerBytes));
  };
  onProgress(0);
  await Promise.all([core, model].map((file) => download(file, count, stop)));
  return {
    workerPath: worker,
    corePath: core,
    langPath: model.slice(0, model.lastIndexOf("/")),
  };
}

async function download(
  address: string,
  count: (bytes: number) => void,
  stop: AbortSignal,
): Promise<void> {
  const answer = await fetch(address, { signal: stop });
  if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`);
  const body = answer.body.getReader();
  for (let part = await body.read(); !part.done; part = await body.read()) count(part.value.length);
}

/** Whether this browser has WebAssembly SIMD, tested by a module with one such instruction. */
const hasSimd = () =>
  WebAssembly.validate(
    new Uint8Array([
      0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253,
      15, 253, 98, 11,
    ]),
  );

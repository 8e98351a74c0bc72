/** The folder of the reader's files (scripts/photo-reader.ts), named by their content. */
const home: string = import.meta.env.VITE_READER;
const weights: Record<string, number> = import.meta.env.VITE_READER_BYTES;

/** Loads the reader's large files into the browser's cache, where its worker finds them. */
export async function fetchReader(
  onProgress: (share: number) => void,
  stop: AbortSignal,
): Promise<{ home: string; core: string }> {
  const core = `tesseract-core-${hasSimd() ? "simd-" : ""}lstm`;
  const files = [`${core}.wasm`, "eng.traineddata.gz"];
  const total = files.reduce((sum, file) => sum + (weights[file] ?? 0), 0);
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    onProgress(loaded / total);
  };
  onProgress(0);
  await Promise.all(files.map((file) => download(`${home}/${file}`, count, stop)));
  return { home, core };
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

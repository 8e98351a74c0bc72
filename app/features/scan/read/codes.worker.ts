import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

// Bar codes are read in a worker with its own address, because such a worker has the policy of its
// own response (public/_headers): no page has to allow WebAssembly.

prepareZXingModule({ overrides: { locateFile: () => wasm } });

addEventListener("message", async ({ data }: MessageEvent<ImageData>) => {
  const found = await readBarcodes(data, {
    formats: ["Code39", "Code128", "DataMatrix", "QRCode"],
    maxNumberOfSymbols: 12,
  }).catch((error: unknown) => String(error));
  postMessage(
    typeof found === "string"
      ? found
      : found
          .filter(({ isValid }) => isValid)
          .map(({ text, position }) => ({ text, corners: Object.values(position) })),
  );
});

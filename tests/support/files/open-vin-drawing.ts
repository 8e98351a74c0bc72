import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { prepareZXingModule, type WriterOptions, writeBarcode } from "zxing-wasm/writer";
import { drawVin, type VinPicture } from "./draw-vin.ts";
import { loadFonts } from "./screens.ts";

const formats: Partial<Record<VinPicture["kind"], [WriterOptions["format"], string[]]>> = {
  code39: ["Code39", ["", "I"]],
  code128: ["Code128", ["", "I"]],
  dataMatrix: ["DataMatrix", ["", "I"]],
  qr: ["QRCode", ["", "https://acme.example/label?vin=", "VIN: "]],
};
/** The modules of the bar code of a picture. */
async function modulesOf({ kind, vin, name }: VinPicture) {
  const [format, fronts] = formats[kind] ?? [];
  if (!format || !fronts) return {};
  const front = fronts[Number(name.split("-")[1]) % fronts.length]!;
  const { symbol, error } = await writeBarcode(front + vin, { format });
  if (error) throw new Error(error);
  const { width, height, data } = symbol;
  const dark = [...data].map((one) => (one === 0 ? 1 : 0));
  // A linear code has one row.
  const rows = kind === "code39" || kind === "code128" ? 1 : height;
  return { modules: { width, height: rows, dark: dark.slice(0, width * rows) } };
}

/** Draws photos of VINs in a blank page of the browser at hand. */
export async function openVinDrawing(page: Page) {
  await loadFonts(page);
  const wasmBinary = readFileSync("node_modules/zxing-wasm/dist/writer/zxing_writer.wasm");
  prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer as ArrayBuffer } });
  return async (picture: VinPicture) => ({
    name: `${picture.name}.jpg`,
    mimeType: "image/jpeg",
    buffer: Buffer.from(
      await page.evaluate(drawVin, { ...picture, ...(await modulesOf(picture)) }),
      "base64",
    ),
  });
}

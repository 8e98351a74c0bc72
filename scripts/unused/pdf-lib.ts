import { deflateSync, inflateSync } from "node:zlib";
import { noLongerFits } from "./cut-out.ts";

/**
 * Forms, reading PDFs, pages of other PDFs, drawing by pdf-lib's own methods and its way to write
 * a file: PDFs are written from nothing, as operators (app/platform/paper/draw.server.ts and
 * write.server.ts).
 */
export const unusedByPdfs = [
  String.raw`api[\\/]form[\\/]\w+`,
  String.raw`api[\\/]operations`,
  String.raw`api[\\/]PDFEmbeddedFile`,
  String.raw`api[\\/]PDFEmbeddedPage`,
  String.raw`api[\\/]PDFJavaScript`,
  String.raw`api[\\/]text[\\/]layout`,
  String.raw`core[\\/]acroform[\\/](?!index|flags)\w+`,
  String.raw`core[\\/]annotation[\\/](?!index|flags)\w+`,
  String.raw`core[\\/]parser[\\/](?!index)\w+`,
  String.raw`core[\\/]streams[\\/](?!index)\w+`,
  String.raw`core[\\/]writers[\\/]PDFStreamWriter`,
  String.raw`core[\\/]structures[\\/]PDFCrossRefStream`,
  String.raw`core[\\/]embedders[\\/]FileEmbedder`,
  String.raw`core[\\/]embedders[\\/]JavaScriptEmbedder`,
  String.raw`core[\\/]embedders[\\/]PDFPageEmbedder`,
].map((file) => new RegExp(String.raw`pdf-lib[\\/]es[\\/]${file}\.js`));

type Metrics = { KernPairs: unknown[] };

/** The widths of a standard font without its pairs of letters, which the operators do not apply. */
export function withoutKerning(json: string): string {
  const metrics = JSON.parse(
    inflateSync(Buffer.from(JSON.parse(json) as string, "base64")).toString("latin1"),
  ) as Metrics;
  if (metrics.KernPairs.length === 0) throw noLongerFits("the fonts of pdf-lib");
  const small = JSON.stringify({ ...metrics, KernPairs: [] });
  return JSON.stringify(deflateSync(Buffer.from(small, "latin1"), { level: 9 }).toString("base64"));
}

/** UPNG without what writes pictures. */
export function withoutEncoder(code: string): string {
  const [from, to] = [code.indexOf("UPNG.encode ="), code.indexOf("export default")];
  if (from < 0 || to < from || /UPNG\.(?:encode|quantize|crc|M4)\b/.test(code.slice(0, from)))
    throw noLongerFits("UPNG");
  return code.slice(0, from) + code.slice(to);
}

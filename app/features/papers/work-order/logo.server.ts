import type { PDFDocument, PDFImage } from "pdf-lib";
import { plainPng } from "./png.server.ts";

/** A logo that cannot be read is left out: the paper matters more (specification, section 8). */
export async function embedLogo(
  doc: PDFDocument,
  bytes: Uint8Array | undefined,
): Promise<PDFImage | undefined> {
  if (!bytes) return undefined;
  try {
    const png = isPng(bytes) ? plainPng(bytes) : undefined;
    const image = png
      ? await doc.embedPng(png)
      : isJpeg(bytes)
        ? await doc.embedJpg(bytes)
        : undefined;
    if (!image || !(image.width > 0 && image.height > 0)) return undefined;
    // The pixels are unpacked now, while a broken picture can still be left out.
    await image.embed();
    return image;
  } catch {
    return undefined;
  }
}

const isPng = (bytes: Uint8Array) =>
  [0x89, 0x50, 0x4e, 0x47].every((byte, at) => bytes[at] === byte);
const isJpeg = (bytes: Uint8Array) => [0xff, 0xd8, 0xff].every((byte, at) => bytes[at] === byte);

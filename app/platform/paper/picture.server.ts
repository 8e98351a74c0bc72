import { inflateSync } from "node:zlib";
import type { PDFDocument, PDFImage } from "pdf-lib";

/**
 * A logo or photo in a document; undefined for one that cannot be read: the paper matters more
 * (specification, section 8).
 */
export async function embedPicture(
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

/** The most pixels a picture may have to be printed: unpacked, four bytes each, twice over. */
const mostPixels = 4_000_000;

/**
 * Bits per pixel channel that each colour type allows, and its channels (PNG specification,
 * 11.2.1).
 */
const colorTypes: Record<number, { depths: number[]; channels: number }> = {
  0: { depths: [1, 2, 4, 8, 16], channels: 1 },
  2: { depths: [8, 16], channels: 3 },
  3: { depths: [1, 2, 4, 8], channels: 1 },
  4: { depths: [8, 16], channels: 2 },
  6: { depths: [8, 16], channels: 4 },
};

const copiedChunks = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"];

/**
 * Rebuilds a PNG with only its pixels; undefined when it is damaged. pdf-lib's reader never returns
 * from a PNG that ends early or has an unfinished text chunk, and decompresses without a limit, so
 * it only receives PNGs checked here.
 */
function plainPng(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  const data: Uint8Array[] = [];
  let most = 0;
  let least = 0;
  for (let at = 8; ; ) {
    if (at + 12 > bytes.length) return undefined;
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    if (most === 0) {
      const size = type === "IHDR" && length === 13 ? unpackedSize(view, at + 8) : undefined;
      if (!size) return undefined;
      [least, most] = size;
    }
    if (copiedChunks.includes(type)) parts.push(bytes.subarray(at, end));
    if (type === "IDAT") data.push(bytes.subarray(at + 8, end - 4));
    if (type === "IEND") break;
    at = end;
  }
  if (inflateSync(joined(data), { maxOutputLength: most }).length < least) return undefined;
  return joined(parts);
}

/**
 * The size of the decompressed pixels in bytes: minimum and maximum (interlacing adds a little).
 */
function unpackedSize(view: DataView, at: number): [number, number] | undefined {
  const [width, height, depth] = [
    view.getUint32(at),
    view.getUint32(at + 4),
    view.getUint8(at + 8),
  ];
  const color = colorTypes[view.getUint8(at + 9)];
  const interlaced = view.getUint8(at + 12);
  if (!color?.depths.includes(depth) || view.getUint16(at + 10) !== 0 || interlaced > 1)
    return undefined;
  if (width === 0 || height === 0 || width * height > mostPixels) return undefined;
  const size = height * (1 + Math.ceil((width * depth * color.channels) / 8));
  return interlaced ? [Math.floor(size / 2), 2 * size + 64] : [size, size];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

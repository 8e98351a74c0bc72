/**
 * Removes a camera's metadata from a picture: location, device, date, thumbnails, comments, color
 * profiles, and any trailing bytes. The pixels are untouched. Requires a structure that
 * `readPicture` has accepted; undefined for an animation or a malformed file.
 */
export function stripPicture(
  bytes: Uint8Array,
  type: "image/jpeg" | "image/png" | "image/webp",
): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === "image/jpeg") return stripJpeg(bytes, view);
  return type === "image/png" ? stripPng(bytes, view) : stripWebp(bytes, view);
}

const letters = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Tables, frames, scans and their data; of the camera's notes only how it was held. */
function stripJpeg(bytes: Uint8Array, view: DataView): Uint8Array<ArrayBuffer> | undefined {
  const parts: Uint8Array[] = [];
  let orientation = 1;
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) {
      const head = orientation === 1 ? [soi] : [soi, orientationNote(orientation)];
      return join([...head, ...parts, bytes.subarray(at, at + 2)]);
    } else {
      const next = at + 2 + view.getUint16(at + 2);
      if (next > bytes.length) return undefined;
      const end = marker === 0xda ? endOfScan(bytes, next) : next;
      if (marker === 0xe1) orientation = orientationIn(bytes.subarray(at + 4, next)) ?? orientation;
      // Arithmetic coding, which no browser draws.
      if (marker >= 0xc8 && marker <= 0xcf) return undefined;
      if (isImageData(marker)) {
        if (!isWhole(marker, bytes.subarray(at + 4, next))) return undefined;
        parts.push(bytes.subarray(at, end));
      }
      if (marker === 0xee && letters(bytes, at + 4, 5) === "Adobe" && next >= at + 16)
        parts.push(adobeNote(bytes[at + 15]!));
      at = end;
    }
  }
  return undefined;
}

const soi = Uint8Array.of(0xff, 0xd8);

/** Frames, Huffman and quantization tables, restart intervals and scans (T.81, B.1.1.3). */
const isImageData = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xc7) || (marker >= 0xda && marker <= 0xdd);

/** Whether a segment is exactly as long as what it holds, so that nothing else is in it (T.81, B.2). */
function isWhole(marker: number, body: Uint8Array): boolean {
  if (marker === 0xc4) return isFilled(body, (at) => 17 + sum(body.subarray(at + 1, at + 17)));
  if (marker === 0xdb) return isFilled(body, (at) => (body[at]! >> 4 ? 129 : 65));
  if (marker === 0xda) return body.length === 4 + 2 * body[0]!;
  if (marker >= 0xdc) return body.length === 2;
  return body.length === 6 + 3 * body[5]!;
}

const sum = (values: Uint8Array) => values.reduce((all, value) => all + value, 0);

/** Whether tables of these lengths, one behind the other, end where their segment does. */
function isFilled(body: Uint8Array, lengthAt: (at: number) => number): boolean {
  let at = 0;
  while (at < body.length) at += lengthAt(at);
  return at === body.length;
}

/** Adobe's segment, of which only how the colors are stored is needed (Adobe, technical note 5116). */
const adobeNote = (transform: number): Uint8Array =>
  Uint8Array.from(`\xff\xee\0\x0eAdobe\0d\0\0\0\0${String.fromCharCode(transform & 3)}`, (sign) =>
    sign.charCodeAt(0),
  );

/** The next marker after compressed data: stuffed zeros and restart markers belong to the data. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const marker = bytes[at + 1]!;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return bytes.length;
}

/** The tag "Orientation" of the first directory of an Exif segment, 1 to 8 (Exif 2.3, 4.6.4). */
function orientationIn(segment: Uint8Array): number | undefined {
  if (letters(segment, 0, 6) !== "Exif\0\0") return undefined;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  if (tiff.byteLength < 14) return undefined;
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return undefined;
  const entries = tiff.getUint16(directory, little);
  for (let n = 0; n < entries; n++) {
    const entry = directory + 2 + 12 * n;
    if (entry + 12 > tiff.byteLength) return undefined;
    if (tiff.getUint16(entry, little) !== 0x0112) continue;
    const value = tiff.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An Exif segment that says nothing but the orientation. */
function orientationNote(orientation: number): Uint8Array {
  const start = [0xff, 0xe1, 0, 34];
  const name = [0x45, 0x78, 0x69, 0x66, 0, 0]; // Exif
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]; // big-endian, the first directory follows
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const end = [0, 0, 0, 0];
  return Uint8Array.of(...start, ...name, ...header, ...entry, ...end);
}

/** The chunks that are needed to draw, with the most bytes that each may have (PNG, section 11). */
const pngKept: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  tRNS: 256,
  gAMA: 4,
  sRGB: 1,
  IDAT: Number.POSITIVE_INFINITY,
  IEND: 0,
};

function stripPng(bytes: Uint8Array, view: DataView): Uint8Array<ArrayBuffer> | undefined {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const next = at + 12 + view.getUint32(at);
    const name = letters(bytes, at + 4, 4);
    if (next > bytes.length || name === "acTL") return undefined;
    if (next - at - 12 <= (pngKept[name] ?? -1)) parts.push(bytes.subarray(at, next));
    if (name === "IEND") return join(parts);
    at = next;
  }
  return undefined;
}

const webpKept: ReadonlySet<string> = new Set(["VP8X", "ALPH", "VP8 ", "VP8L"]);
/** Alpha bit of the VP8X flags, the only one that is retained (RFC 9649, 2.7.1). */
const alphaFlag = 0x10;

function stripWebp(bytes: Uint8Array, view: DataView): Uint8Array<ArrayBuffer> | undefined {
  const parts: Uint8Array[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const name = letters(bytes, at, 4);
    const next = at + 8 + size + (size % 2);
    if (next > bytes.length || name === "ANIM" || name === "ANMF") return undefined;
    if (name === "VP8X" && size !== 10) return undefined;
    if (webpKept.has(name)) {
      const chunk = bytes.slice(at, next);
      if (name === "VP8X") chunk[8]! &= alphaFlag;
      parts.push(chunk);
    }
    at = next;
  }
  const head = new Uint8Array(12);
  head.set(bytes.subarray(0, 4));
  const body = join(parts);
  new DataView(head.buffer).setUint32(4, 4 + body.length, true);
  head.set(bytes.subarray(8, 12), 8);
  return join([head, body]);
}

/** The kinds of picture that we take from others. */
type PictureType = "image/png" | "image/jpeg" | "image/webp";
type Picture = { type: PictureType; width: number; height: number; transparent: boolean };

/**
 * The reason why a file is refused as a picture: too many bytes, another type, damaged, or too many
 * pixels.
 */
export type PictureProblem = "tooLarge" | "type" | "broken" | "tooManyPixels";

/** Limits on an upload. A small file may declare a huge picture, which is never decompressed. */
type PictureLimits = { bytes: number; side: number; pixels: number };

/**
 * Detects the type of a file from its bytes alone, never from its name or the sender's type: the
 * first bytes, then the whole structure up to its end. Nothing is decompressed. The result is only
 * a claim, which re-encoding then proves.
 */
export function readPicture(
  bytes: Uint8Array,
  limits: PictureLimits,
): { ok: true; picture: Picture } | { ok: false; problem: PictureProblem } {
  if (bytes.byteLength > limits.bytes) return { ok: false, problem: "tooLarge" };
  const read = readers.find(({ begins }) => begins(bytes))?.read;
  if (!read) return { ok: false, problem: "type" };
  const picture = read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!picture || picture.width < 1 || picture.height < 1) return { ok: false, problem: "broken" };
  const { width, height } = picture;
  if (Math.max(width, height) > limits.side || width * height > limits.pixels)
    return { ok: false, problem: "tooManyPixels" };
  return { ok: true, picture };
}

const text = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const four = (view: DataView, at: number) =>
  text(new Uint8Array(view.buffer, view.byteOffset), at, 4);

const readers: {
  begins: (bytes: Uint8Array) => boolean;
  read: (view: DataView) => Picture | undefined;
}[] = [
  { begins: (bytes) => text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n", read: readPng },
  { begins: (bytes) => text(bytes, 0, 3) === "\xff\xd8\xff", read: readJpeg },
  {
    begins: (bytes) => text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 4) === "WEBP",
    read: readWebp,
  },
];

/** PNG (W3C, section 5): chunks from IHDR to IEND, data among them, nothing after. */
function readPng(view: DataView): Picture | undefined {
  if (view.byteLength < 33 || four(view, 12) !== "IHDR" || view.getUint32(8) !== 13)
    return undefined;
  const [width, height, colour] = [view.getUint32(16), view.getUint32(20), view.getUint8(25)];
  let transparent = colour === 4 || colour === 6;
  let data = false;
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const type = four(view, at + 4);
    const next = at + 12 + view.getUint32(at);
    if (next > view.byteLength) return undefined;
    if (type === "tRNS") transparent = true;
    if (type === "IDAT") data = true;
    if (type === "IEND")
      return data && next === view.byteLength
        ? { type: "image/png", width, height, transparent }
        : undefined;
    at = next;
  }
  return undefined;
}

/**
 * JPEG (ITU T.81, annex B): segments from SOI to EOI with a frame and a scan. Cameras append
 * previews and notes after the end, which are allowed; re-encoding drops them.
 */
function readJpeg(view: DataView): Picture | undefined {
  let frame: { width: number; height: number } | undefined;
  let scanned = false;
  for (let at = 2; at + 2 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9)
      return frame && scanned ? { type: "image/jpeg", ...frame, transparent: false } : undefined;
    else {
      if (at + 4 > view.byteLength) return undefined;
      const next = at + 2 + view.getUint16(at + 2);
      if (next > view.byteLength || next < at + 4) return undefined;
      if (isFrame(marker)) {
        if (frame || next < at + 9) return undefined;
        frame = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      }
      if (marker === 0xda) scanned = true;
      at = marker === 0xda ? endOfScan(view, next) : next;
    }
  }
  return undefined;
}

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The next marker after compressed data: stuffed zeros and restart markers belong to the data. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; at + 1 < view.byteLength; at++) {
    if (view.getUint8(at) !== 0xff) continue;
    const marker = view.getUint8(at + 1);
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return view.byteLength;
}

/**
 * WebP (RFC 9649): one RIFF, exactly of its declared length, its chunks whole; the largest size
 * that any of them declares counts.
 */
function readWebp(view: DataView): Picture | undefined {
  const end = 8 + view.getUint32(4, true);
  if (end !== view.byteLength) return undefined;
  const picture: Picture = { type: "image/webp", width: 0, height: 0, transparent: false };
  const claim = (width: number, height: number) => {
    picture.width = Math.max(picture.width, width);
    picture.height = Math.max(picture.height, height);
  };
  let data = false;
  let at = 12;
  while (at + 8 <= end) {
    const type = four(view, at);
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (body + size > end) return undefined;
    if (type === "VP8X" && size >= 10) {
      picture.transparent ||= (view.getUint8(body) & 0x10) !== 0;
      claim(1 + uint24(view, body + 4), 1 + uint24(view, body + 7));
    } else if (type === "VP8L" && size >= 5 && view.getUint8(body) === 0x2f) {
      const bits = view.getUint32(body + 1, true);
      picture.transparent ||= (bits & 0x10000000) !== 0;
      claim(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
      data = true;
    } else if (type === "VP8 " && size >= 10 && view.getUint8(body + 3) === 0x9d) {
      claim(view.getUint16(body + 6, true) & 0x3fff, view.getUint16(body + 8, true) & 0x3fff);
      data = true;
    } else if (type === "ANMF" && size >= 24) data = true;
    at = body + size + (size % 2);
  }
  return data && at === end ? picture : undefined;
}

const uint24 = (view: DataView, at: number) =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

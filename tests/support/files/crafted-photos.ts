import {
  animatedWebp,
  avif,
  chunk,
  cmykJpeg,
  gif,
  head,
  join,
  jpeg,
  pixels,
  png,
  pngStart,
  progressiveJpeg,
  transparentWebp,
  webp,
} from "./pictures.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Byte patterns that no stored file may contain: a place, a device, and code that would run
 * elsewhere.
 */
export const secrets = /Laredo|iPhone 15|27\.5036|<script|<\?php|secret\.zip|%PDF|MZ\x90/i;

const place = "Laredo 27.5036N 99.5075W iPhone 15 Pro";

const segment = (marker: number, body: Bytes): Bytes => {
  const length = body.length + 2;
  return join(Uint8Array.of(0xff, marker, length >> 8, length & 0xff), body);
};
const after = (...segments: Bytes[]): Bytes =>
  join(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));

const littleExif = (orientation: number) =>
  segment(
    0xe1,
    join(
      "Exif\0\0II*\0\x08\0\0\0",
      Uint8Array.of(1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0),
      place,
    ),
  );
const bigExif = segment(
  0xe1,
  join("Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0", place),
);

const riff = (...chunks: Uint8Array[]): Bytes => {
  const body = join("WEBP", ...chunks);
  return join("RIFF", little(body.length), body);
};
const piece = (name: string, body: Bytes): Bytes =>
  join(name, little(body.length), body, body.length % 2 ? "\0" : "");
const little = (value: number): Bytes =>
  Uint8Array.of(value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24);
const canvas = (flags: number, more = "") =>
  piece("VP8X", join(Uint8Array.of(flags, 0, 0, 0, 39, 0, 0, 19, 0, 0), more));
const image = webp.slice(12);

const claim = (width: number, height: number) =>
  join(pngStart, head({ width, height }), chunk("IDAT", "x"), chunk("IEND"));
/** A frame header alone: how large the picture says it is. */
const frame = (width: number, height: number) =>
  Uint8Array.of(8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0);
const box = (brand: string) => join(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`);

/** Photos with something beside their pixels, which must not be stored with them. */
export const harmless: [name: string, bytes: Bytes][] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 0, 99].map((orientation): [string, Bytes] => [
    `a JPEG with Exif, held ${orientation}`,
    after(littleExif(orientation)),
  ]),
  ["a JPEG with big-endian Exif", after(bigExif)],
  ["a JPEG with two Exif segments", after(littleExif(6), bigExif)],
  [
    "Exif whose directory is elsewhere",
    after(segment(0xe1, join(`Exif\0\0II*\0\xff\xff\xff\x7f${place}`))),
  ],
  [
    "Exif that claims 65,535 entries",
    after(segment(0xe1, join(`Exif\0\0II*\0\x08\0\0\0\xff\xff${place}`))),
  ],
  ["XMP", after(segment(0xe1, join(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${place}`)))],
  [
    "a JFIF header with a preview",
    after(segment(0xe0, join("JFIF\0\x01\x01\0\0\x01\0\x01\x08\x08", place))),
  ],
  ["a color profile", after(segment(0xe2, join(`ICC_PROFILE\0\x01\x01${place}`)))],
  ["a list of further pictures (MPF)", after(segment(0xe2, join(`MPF\0${place}`)))],
  ["Photoshop's notes (IPTC)", after(segment(0xed, join(`Photoshop 3.0\x008BIM${place}`)))],
  [
    "Adobe's segment with more than it holds",
    after(segment(0xee, join(`Adobe\0\x64\0\0\0\0\x01${place}`))),
  ],
  ["a segment that only calls itself Adobe's", after(segment(0xee, join(`Adobe${place}`)))],
  ...[0xe3, 0xe4, 0xe5, 0xe6, 0xe7, 0xe8, 0xe9, 0xea, 0xeb, 0xec, 0xef].map(
    (marker): [string, Bytes] => [
      `an application segment 0x${marker.toString(16)}`,
      after(segment(marker, join(place))),
    ],
  ),
  ["a comment", after(segment(0xfe, join(place)))],
  ["a comment with a script", after(segment(0xfe, join("<script>alert(1)</script>")))],
  ["a comment with PHP", after(segment(0xfe, join("<?php system($_GET[0]); ?>")))],
  ["an archive behind a JPEG", join(jpeg, "PK\x03\x04 secret.zip")],
  ["a page behind a JPEG", join(jpeg, "<html><script>alert(1)</script>")],
  ["a program behind a JPEG", join(jpeg, "MZ\x90\0")],
  ["a document behind a JPEG", join(jpeg, "%PDF-1.7")],
  ["a video behind a JPEG (motion photo)", join(jpeg, `\0\0\0\x18ftypmp42${place}`)],
  ["a second JPEG behind the first", join(jpeg, after(littleExif(1)))],
  ["fill bytes between segments", after(Uint8Array.of(0xff, 0xff, 0xff), littleExif(3))],
  [
    "a progressive JPEG with Exif",
    join(progressiveJpeg.subarray(0, 2), littleExif(6), progressiveJpeg.subarray(2)),
  ],
  ["a CMYK JPEG with Exif", join(cmykJpeg.subarray(0, 2), littleExif(6), cmykJpeg.subarray(2))],
  ...["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "iCCP", "sPLT", "pHYs", "caBX", "prVt"].map(
    (name): [string, Bytes] => [`a PNG with ${name}`, png({}, [chunk(name, place)])],
  ),
  ["a PNG whose gamma is a text", png({}, [chunk("gAMA", place)])],
  ["a PNG whose sRGB is a text", png({}, [chunk("sRGB", place)])],
  ["a WebP with Exif", riff(canvas(0x08), image, piece("EXIF", join(place)))],
  ["a WebP with XMP", riff(canvas(0x04), image, piece("XMP ", join(place)))],
  ["a WebP with a profile", riff(canvas(0x20), piece("ICCP", join(place)), image)],
  ["a WebP with a chunk of its own", riff(canvas(0), image, piece("nOTE", join(place)))],
  ["a transparent WebP with Exif", riff(transparentWebp.slice(12), piece("EXIF", join(place)))],
];

/** Rejected files, with the problem reported to the sender. */
export const refused: [name: string, problem: string, bytes: Bytes][] = [
  ["a GIF", "type", gif],
  ["a GIF that is a script too", "type", join("GIF89a/*", gif, "*/=1;alert(1)//")],
  ["an SVG", "type", join("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")],
  ["a page", "type", join("<!doctype html><script>alert(1)</script>")],
  ["a page behind a byte order mark", "type", join("\xef\xbb\xbf<html>")],
  ["an AVIF", "type", avif],
  ["a BMP", "type", join("BM\x46\0\0\0")],
  ["an Intel TIFF", "type", join("II*\0\x08\0\0\0")],
  ["a Motorola TIFF", "type", join("MM\0*\0\0\0\x08")],
  ["an icon", "type", join("\0\0\x01\0\x01\0")],
  ["a JPEG 2000", "type", join("\0\0\0\x0cjP  \r\n\x87\n")],
  ["a JPEG XL", "type", join("\xff\x0a\x7f")],
  ["a PDF", "type", join("%PDF-1.7\n")],
  ["an archive", "type", join("PK\x03\x04")],
  ["a program", "type", join("MZ\x90\0")],
  ["a video", "type", box("mp42")],
  ...["heic", "heix", "hevc", "mif1"].map((brand): [string, string, Bytes] => [
    `Apple's ${brand}`,
    "heic",
    box(brand),
  ]),
  ["a JPEG in name alone", "broken", join("\xff\xd8\xff<script>alert(1)</script>")],
  ["a JPEG that breaks off", "broken", jpeg.slice(0, jpeg.length - 2)],
  ["a JPEG without a frame", "broken", Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
  ["a JPEG with two frames", "broken", after(segment(0xc0, frame(9, 9)))],
  ["a segment longer than its file", "broken", join(jpeg.subarray(0, 2), "\xff\xe1\xff\xff")],
  [
    "a segment without a length",
    "broken",
    join(jpeg.subarray(0, 2), "\xff\xe1\0\0", jpeg.subarray(2)),
  ],
  ["a table that is a text", "broken", after(segment(0xdb, join(place)))],
  ["a table of arithmetic coding", "broken", after(segment(0xcc, join(place)))],
  ["a PNG in name alone", "broken", join(pngStart)],
  ["a PNG without pixels", "broken", join(pngStart, head(), chunk("IEND"))],
  ["a PNG without an end", "broken", join(pngStart, head(), pixels())],
  ["a PNG with a page behind it", "broken", png({}, [], "<script>alert(1)</script>")],
  ["a PNG of no width", "broken", claim(0, 20)],
  ["a PNG that moves", "broken", png({}, [chunk("acTL", "\0\0\0\x02\0\0\0\0")])],
  [
    "a PNG whose chunk is longer than the file",
    "broken",
    join(pngStart, head(), chunk("IDAT", "x", { length: 99_999 })),
  ],
  ["a PNG that claims 3,600 megapixels", "tooManyPixels", claim(60_000, 60_000)],
  ["a PNG that is one line of a million", "tooManyPixels", claim(1_000_000, 1)],
  ["a PNG of thirteen megapixels", "tooManyPixels", claim(4_100, 3_200)],
  ["a WebP in name alone", "broken", join("RIFF\x04\0\0\0WEBP")],
  ["a WebP that is longer than it says", "broken", join(webp, place)],
  ["a WebP that moves", "broken", animatedWebp],
  ["a WebP whose canvas holds more", "broken", riff(canvas(0, place), image)],
];

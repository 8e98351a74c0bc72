// Files that are uploaded as a logo: what is refused, and what is drawn anew.

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
} from "../files/pictures.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const script = "<script>alert('pwned')</script><?php system('id'); ?>";
const zip = join(
  "PK\x03\x04\x14\0\0\0\0\0",
  "evil.html",
  "PK\x01\x02",
  "PK\x05\x06",
  new Uint8Array(18),
);
export const svg = join(
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert('pwned')"><script>alert(1)</script></svg>`,
);
const claiming = (width: number, height: number) =>
  join(pngStart, head({ width, height }), pixels(), chunk("IEND"));
const bmp = join(
  "BM",
  new Uint8Array([
    70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24, 0,
  ]),
  new Uint8Array(42),
);
const comment = (text: string) => join("\xff\xfe", new Uint8Array([0, text.length + 2]), text);
const exif = (body: string) =>
  join("\xff\xe1", new Uint8Array([0, body.length + 8]), "Exif\0\0", body);
const afterSoi = (...pieces: Bytes[]) => join(jpeg.slice(0, 2), ...pieces, jpeg.slice(2));
const sof = (bytes: Bytes, height: number, width: number) => {
  const at = Buffer.from(bytes).indexOf(Buffer.from([0xff, 0xc0]));
  const bent = bytes.slice();
  bent.set([height >> 8, height & 255, width >> 8, width & 255], at + 5);
  return bent;
};
export const bentByte = (bytes: Bytes, at: number) =>
  bytes.map((byte, index) => (index === at ? byte ^ 0xff : byte));

export const notAPicture: [string, Bytes, string?, string?][] = [
  ["an SVG", svg, "logo.svg", "image/svg+xml"],
  ["an SVG called PNG", svg, "logo.png", "image/png"],
  ["an SVG behind a byte order mark", join("\xef\xbb\xbf", svg)],
  ["a GIF", gif, "logo.gif", "image/gif"],
  ["a GIF called JPEG", gif, "logo.jpg", "image/jpeg"],
  ["a GIF that is JavaScript", join("GIF89a=1;alert('pwned');/*", gif, "*/")],
  ["an AVIF", avif, "logo.avif", "image/avif"],
  ["an AVIF called WebP", avif, "logo.webp", "image/webp"],
  [
    "an ICO",
    join("\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0", new Uint8Array(60)),
    "favicon.ico",
    "image/x-icon",
  ],
  [
    "a PNG inside an ICO",
    join("\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0", new Uint8Array(8), png()),
  ],
  ["a BMP", bmp, "logo.bmp", "image/bmp"],
  ["a TIFF", join("II*\0\x08\0\0\0\0\0", new Uint8Array(50)), "logo.tif", "image/tiff"],
  ["a big-endian TIFF", join("MM\0*\0\0\0\x08", new Uint8Array(50))],
  [
    "a PDF",
    join("%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript >> >>\n"),
    "logo.pdf",
    "application/pdf",
  ],
  ["HTML called PNG", join("<!doctype html>", script), "logo.png", "image/png"],
  ["HTML before a PNG", join("<html>", script, "<!--", png())],
  ["JavaScript", join("alert('pwned')"), "logo.js", "text/javascript"],
  ["a ZIP", zip, "logo.zip", "application/zip"],
  ["a program", join("MZ\x90\0", new Uint8Array(80)), "logo.png"],
  ["a program for Linux", join("\x7fELF\x02\x01\x01", new Uint8Array(80))],
  ["PHP", join("<?php system($_GET['c']);"), "logo.php.png"],
  ["PostScript", join("%!PS-Adobe-3.0 EPSF-3.0\n(x) run"), "logo.eps"],
  [
    "an ImageMagick script",
    join("push graphic-context\nfill 'url(https://127.0.0.1/x)'\npop graphic-context"),
    "logo.mvg",
  ],
  ["nothing at all", new Uint8Array(), "logo.png"],
  ["one byte", join("\x89")],
  ["a PNG whose first byte is wrong", bentByte(png(), 0)],
  ["a PNG sent through a text transfer", join("\x89PNG\n\x1a\n", png().slice(8))],
  ["a RIFF that is a sound", join("RIFF\x24\0\0\0WAVEfmt ", new Uint8Array(28))],
];

export const broken: [string, Bytes][] = [
  ["only the first bytes of a PNG", join(pngStart)],
  ["a PNG cut in its head", png().slice(0, 25)],
  ["a PNG cut in its pixels", png().slice(0, 80)],
  ["a PNG without its end", png().slice(0, -12)],
  ["a PNG cut one byte short", png().slice(0, -1)],
  ["a PNG without pixels", join(pngStart, head(), chunk("IEND"))],
  [
    "a PNG that begins with another chunk",
    join(pngStart, chunk("tEXt", "x"), head(), pixels(), chunk("IEND")),
  ],
  [
    "a PNG whose chunk claims four gigabytes",
    join(pngStart, head(), chunk("IDAT", "xx", { length: 0xffffffff }), chunk("IEND")),
  ],
  ["a PNG of no width", claiming(0, 20)],
  ["a PNG with HTML behind it", png({}, [], script)],
  ["a PNG with a ZIP behind it", png({}, [], zip)],
  ["a PNG with a second PNG behind it", png({}, [], png())],
  [
    "a PNG whose pixels are no zlib",
    join(pngStart, head(), chunk("IDAT", "not compressed at all"), chunk("IEND")),
  ],
  [
    "a PNG of an impossible colour type",
    join(pngStart, head({ colour: 5 as never }), pixels(), chunk("IEND")),
  ],
  ["only the first bytes of a JPEG", jpeg.slice(0, 3)],
  ["a JPEG cut in its tables", jpeg.slice(0, 100)],
  ["a JPEG cut in its pixels", jpeg.slice(0, -40)],
  ["a JPEG without a picture", join("\xff\xd8", comment("hello"), "\xff\xd9")],
  ["a JPEG of no height", sof(jpeg, 0, 40)],
  ["a JPEG start before HTML", join("\xff\xd8\xff\xe0", script)],
  ["a WebP cut short", webp.slice(0, -10)],
  ["a WebP with HTML behind it", join(webp, script)],
  ["a WebP head without a picture", join("RIFF\x04\0\0\0WEBP")],
];

export const tooMany: [string, Bytes][] = [
  ["a PNG of 30,000 x 30,000", claiming(30_000, 30_000)],
  ["a PNG of 4,294,967,295 x 1", claiming(4_294_967_295, 1)],
  [
    "a true bomb: 9,000 x 9,000 in a few kilobytes",
    join(
      pngStart,
      head({ width: 9_000, height: 9_000, depth: 1, colour: 0 }),
      pixels({ width: 9_000, height: 900, depth: 1, colour: 0 }),
      chunk("IEND"),
    ),
  ],
  ["a JPEG of 65,500 x 65,500", sof(jpeg, 65_500, 65_500)],
];

export const fine: [string, Bytes, "image/png" | "image/jpeg"][] = [
  ["a PNG", png(), "image/jpeg"],
  ["a PNG of one pixel", png({ width: 1, height: 1 }), "image/jpeg"],
  ["a long, thin PNG", png({ width: 3_000, height: 2 }), "image/jpeg"],
  ["a PNG of 2,000 x 1,500", png({ width: 2_000, height: 1_500, colour: 0 }), "image/jpeg"],
  ["a PNG of 16 bits", png({ depth: 16 }), "image/jpeg"],
  ["a grey PNG", png({ colour: 0 }), "image/jpeg"],
  ["a PNG of two colours", png({ colour: 0, depth: 1 }), "image/jpeg"],
  ["a PNG with a palette", png({ colour: 3 }, [chunk("PLTE", "\xff\0\0\0\xff\0")]), "image/jpeg"],
  ["an interlaced PNG", png({ interlaced: true }), "image/jpeg"],
  ["a PNG with alpha", png({ colour: 6 }), "image/png"],
  ["a PNG with PHP in its notes", png({}, [chunk("tEXt", `Comment\0${script}`)]), "image/jpeg"],
  [
    "a PNG with alpha and JavaScript in its notes",
    png({ colour: 6 }, [chunk("iTXt", `x\0\0\0\0\0${script}`)]),
    "image/png",
  ],
  ["an APNG", png({}, [chunk("acTL", "\0\0\0\x01\0\0\0\0")]), "image/jpeg"],
  ["a JPEG", jpeg, "image/jpeg"],
  ["a progressive JPEG", progressiveJpeg, "image/jpeg"],
  ["a CMYK JPEG", cmykJpeg, "image/jpeg"],
  ["a JPEG with PHP in a comment", afterSoi(comment(script)), "image/jpeg"],
  ["a JPEG with PHP behind it", join(jpeg, script), "image/jpeg"],
  ["a JPEG with a ZIP behind it", join(jpeg, zip), "image/jpeg"],
  ["a JPEG with rubbish for EXIF", afterSoi(exif(`MM\0*${"\xff".repeat(60)}`)), "image/jpeg"],
  ["a JPEG with a script for EXIF", afterSoi(exif(script)), "image/jpeg"],
  ["a JPEG called PNG", jpeg, "image/jpeg"],
  ["a WebP", webp, "image/jpeg"],
  ["a WebP with alpha", transparentWebp, "image/png"],
  ["a WebP in motion", animatedWebp, "image/jpeg"],
];

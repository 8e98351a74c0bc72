/** Encodings of a file. */
export const encodings = [
  "utf-8",
  "windows-1252",
  "macintosh",
  "cp850",
  "utf-8-twice",
  "utf-16le",
  "utf-16be",
] as const;
export type Encoding = (typeof encodings)[number];

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** Length of the byte order mark, in bytes. */
export const markLength = (bytes: Uint8Array, encoding: Encoding): number =>
  marks.find(([of, mark]) => of === encoding && beginsWith(bytes, mark))?.[1].length ?? 0;

/**
 * Encoding of a file by its first bytes. `isUtf8`: whether all of it is valid UTF-8. Undefined for
 * a file that is not text.
 */
export function detectEncoding(head: Uint8Array, isUtf8: boolean): Encoding | undefined {
  const marked = marks.find(([, mark]) => beginsWith(head, mark))?.[0];
  if (marked) return marked === "utf-8" && !isUtf8 ? "windows-1252" : marked;
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]!++;
  const [even, odd] = zeros as [number, number];
  const many = head.length / 8;
  if (odd > many && even === 0) return "utf-16le";
  if (even > many && odd === 0) return "utf-16be";
  if (even + odd > 0) return undefined;
  const text = binary(head);
  if (isUtf8) return isTwice(cellText(text, "utf-8")) ? "utf-8-twice" : "utf-8";
  return mostlyWords(text);
}

/** Bytes as a string of one character each. */
const binary = (bytes: Uint8Array) => Array.from(bytes, (one) => String.fromCharCode(one)).join("");

/** Letters of our languages after UTF-8 was read as Windows-1252 and written again. */
const twice = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** Whether names look like that, as `PeÃ±a`. */
const isTwice = (text: string): boolean => twice.test(text) && !/[áéíóúñüÁÉÍÓÚÑÜ]/.test(text);

/** A letter of our languages inside a word or at its end. */
const inWords = /(?<=[a-z])[áéíóúñüçãõâêôàªº]|(?<=[A-Z])[ÁÉÍÓÚÑÜÇÃÕ]/g;

const single = ["windows-1252", "macintosh", "cp850"] as const;

/** Single-byte encoding in which the most words have letters of our languages. */
function mostlyWords(text: string): Encoding {
  const scored = single.map((encoding) => ({
    encoding,
    score: cellText(text, encoding).match(inWords)?.length ?? 0,
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).encoding;
}

/** Whether a sample has symbols inside words, as in another encoding. */
export const looksWrong = (sample: string): boolean =>
  twice.test(sample) || /\p{L}[¤¢£¥‡†—–Ž‚„œ±\ufffd](?=\p{Ll})/u.test(sample);

/** Signatures of other files that are uploaded by mistake: ZIP (XLSX), OLE, PDF. */
const signatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
];

export const isOtherFile = (head: Uint8Array): boolean =>
  signatures.some((signature) => beginsWith(head, signature));

const isWide = (encoding: Encoding): boolean => encoding.startsWith("utf-16");

/** Bytes that the length of a portion must be a multiple of. */
export const unitOf = (encoding: Encoding): 1 | 2 => (isWide(encoding) ? 2 : 1);

/**
 * Converts to bytes in which commas, quotes and line ends are ASCII, and maps positions in them
 * back to the file. UTF-16 becomes UTF-8; the others stay.
 */
export function asciiBased(bytes: Uint8Array, encoding: Encoding) {
  if (!isWide(encoding)) return { bytes, offsetOf: (at: number) => at };
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  const encoded = new TextEncoder().encode(text);
  const lengthOf = (at: number) =>
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(encoded.subarray(0, at)).length;
  return { bytes: encoded, offsetOf: (at: number) => 2 * lengthOf(at) };
}

/** Characters of the bytes from 128 on, where the platform has no decoder. */
const tables: Partial<Record<Encoding, string>> = {
  cp850:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  macintosh:
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
};

/** Bytes 128 to 159 in Windows-1252; a space: unassigned. */
const windowsSigns = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** Decodes a cell that was read as single bytes. U+FFFD replaces invalid ones. */
export function cellText(cell: string, encoding: Encoding): string {
  if (/^[\0-\x7f]*$/.test(cell)) return cell;
  const table = tables[encoding];
  if (table) return cell.replace(/[\x80-\xff]/g, (one) => table[one.charCodeAt(0) - 128]!);
  if (encoding === "windows-1252")
    return cell.replace(/[\x80-\x9f]/g, (one) => {
      const sign = windowsSigns[one.charCodeAt(0) - 128]!;
      return sign === " " ? "\ufffd" : sign;
    });
  const text = utf8Of(cell);
  return encoding === "utf-8-twice" ? writtenOnce(text) : text;
}

/** Decodes such a cell as UTF-8. */
function utf8Of(cell: string): string {
  const bytes = Uint8Array.from(cell, (character) => character.charCodeAt(0));
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return text.replace(/[\x80-\x9f]/g, "\ufffd");
}

/** Repairs a text whose UTF-8 was read as Windows-1252; leaves any other as it is. */
function writtenOnce(text: string): string {
  const bytes = [...text].map((one) => {
    const at = one === " " ? -1 : windowsSigns.indexOf(one);
    return at < 0 ? one : String.fromCharCode(128 + at);
  });
  if (bytes.some((one) => one > "\xff")) return text;
  const once = utf8Of(bytes.join(""));
  return once.includes("\ufffd") ? text : once;
}

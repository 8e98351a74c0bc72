/** How the bytes of a file are characters. */
export const encodings = ["utf-8", "windows-1252", "utf-16le", "utf-16be"] as const;
export type Encoding = (typeof encodings)[number];

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** How many bytes of byte order mark a file begins with. */
export const markLength = (bytes: Uint8Array, encoding: Encoding): number =>
  marks.find(([of, mark]) => of === encoding && beginsWith(bytes, mark))?.[1].length ?? 0;

/**
 * The encoding of a file by its first bytes. `isUtf8`: whether all of it is valid UTF-8. Undefined:
 * it is no text.
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
  return isUtf8 ? "utf-8" : "windows-1252";
}

/** What files begin with that are opened by a spreadsheet too, or by mistake: ZIP (XLSX), OLE, PDF. */
const signatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
];

export const isOtherFile = (head: Uint8Array): boolean =>
  signatures.some((signature) => beginsWith(head, signature));

const isWide = (encoding: Encoding): boolean => encoding.startsWith("utf-16");

/** How many bytes a portion must be a multiple of. */
export const unitOf = (encoding: Encoding): 1 | 2 => (isWide(encoding) ? 2 : 1);

/**
 * Bytes in which commas, quotes and line ends are what they are in ASCII, and the way back from a
 * position in them to one in the file. UTF-16 becomes UTF-8; the others stay.
 */
export function asciiBased(bytes: Uint8Array, encoding: Encoding) {
  if (!isWide(encoding)) return { bytes, offsetOf: (at: number) => at };
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  const encoded = new TextEncoder().encode(text);
  const lengthOf = (at: number) =>
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(encoded.subarray(0, at)).length;
  return { bytes: encoded, offsetOf: (at: number) => 2 * lengthOf(at) };
}

/** The text of a cell that was read byte for byte. U+FFFD stands for what cannot be read. */
export function cellText(cell: string, encoding: Encoding): string {
  if (/^[\0-\x7f]*$/.test(cell)) return cell;
  const bytes = Uint8Array.from(cell, (character) => character.charCodeAt(0));
  const text = new TextDecoder(isWide(encoding) ? "utf-8" : encoding, { ignoreBOM: true });
  // Windows-1252 has no characters at five of these.
  return text.decode(bytes).replace(/[\x80-\x9f]/g, "\ufffd");
}

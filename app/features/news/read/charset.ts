const marks: readonly (readonly [string, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/**
 * The text of a page or feed in whatever charset it is said to be: by its first bytes, by the
 * header, by itself (XML's declaration, `<meta>`). Many say it wrongly, so what reads as UTF-8
 * without a fault is UTF-8, and what should be UTF-8 and is not is Windows-1252.
 */
export function decodeText(bytes: Uint8Array, type: string): string {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  if (marked) return decoderOf(marked)!.decode(bytes);
  const said = [charsetIn(type), declared(bytes)].find((name) => name && decoderOf(name));
  const decoder = said ? decoderOf(said)! : undefined;
  // Two bytes a letter read as UTF-8 too, faultlessly and wrongly; the others that are not Latin
  // never do.
  if (decoder && /^(utf-16|iso-2022|hz)/.test(decoder.encoding)) return decoder.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return (
      decoder && decoder.encoding !== "utf-8"
        ? decoder
        : brokenUtf8(bytes)
          ? new TextDecoder()
          : decoderOf("windows-1252")!
    ).decode(bytes);
  }
}

const charsetIn = (text: string) => /charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(text)?.[1];

/** What the text says of itself near its beginning, in letters that nearly every charset shares. */
function declared(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 2048));
  if (/^<\0\?\0|^<\0[a-z!]\0/i.test(start)) return "utf-16le";
  if (/^\0<\0[?a-z!]/i.test(start)) return "utf-16be";
  const xml = /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.:-]{1,40})/i.exec(start)?.[1];
  const meta = /<meta[^>]{0,300}charset[^>]{0,60}/i.exec(start)?.[0];
  const name = xml ?? (meta && charsetIn(meta));
  // It could be read as single bytes, so it is not what it says.
  return name && /^utf-?16/i.test(name) ? undefined : name;
}

function decoderOf(name: string): TextDecoder | undefined {
  try {
    return new TextDecoder(name);
  } catch {
    return undefined;
  }
}

/** Mostly UTF-8 with some damage (a letter cut in two), rather than another charset. */
function brokenUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, 200_000));
  const wrong = text.split("\uFFFD").length - 1;
  const right = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  return right > wrong * 4;
}

const marks: readonly (readonly [string, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/**
 * Decodes a page or feed: by its byte order mark, its Content-Type header, or its own declaration
 * (XML, `<meta>`). Many declare a wrong charset, so valid UTF-8 is decoded as UTF-8, and invalid
 * UTF-8 as Windows-1252.
 */
export function decodeText(bytes: Uint8Array, type: string): string {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  if (marked) return decoderOf(marked)!.decode(bytes);
  const declaredName = [charsetIn(type), declaredIn(bytes)].find((name) => name && decoderOf(name));
  const decoder = declaredName ? decoderOf(declaredName)! : undefined;
  // Text in these two-byte charsets is often valid UTF-8 too, with another meaning.
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

/** The charset declared near the beginning, in ASCII. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 2048));
  if (/^<\0\?\0|^<\0[a-z!]\0/i.test(start)) return "utf-16le";
  if (/^\0<\0[?a-z!]/i.test(start)) return "utf-16be";
  const xml = /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.:-]{1,40})/i.exec(start)?.[1];
  const meta = /<meta[^>]{0,300}charset[^>]{0,60}/i.exec(start)?.[0];
  const name = xml ?? (meta && charsetIn(meta));
  // The declaration was readable as single bytes, so the charset cannot be UTF-16.
  return name && /^utf-?16/i.test(name) ? undefined : name;
}

function decoderOf(name: string): TextDecoder | undefined {
  try {
    return new TextDecoder(name);
  } catch {
    return undefined;
  }
}

/** Mostly UTF-8 with some damage (a character cut in two), rather than another charset. */
function brokenUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, 200_000));
  const wrong = text.split("\uFFFD").length - 1;
  const right = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  return right > wrong * 4;
}

import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** How many lines there were, and their SHA-256. */
export type Sum = { count: number; hash: string };

/** Lets lines pass and adds them up on the way. */
function adding(lines: AsyncIterable<string[]>): { lines: AsyncGenerator<string>; sum: () => Sum } {
  const hash = createHash("sha256");
  let count = 0;
  async function* pass() {
    for await (const page of lines) {
      const text = page.join("");
      count += page.length;
      hash.update(text);
      yield text;
    }
  }
  return { lines: pass(), sum: () => ({ count, hash: hash.digest("hex") }) };
}

/** Sums lines without storing them. */
export async function sumOf(pages: AsyncIterable<string[]>): Promise<Sum> {
  const { lines, sum } = adding(pages);
  for await (const _ of lines);
  return sum();
}

/** Writes lines into a file, compressed, for its owner's eyes only. */
export async function writeLines(file: string, pages: AsyncIterable<string[]>): Promise<Sum> {
  const { lines, sum } = adding(pages);
  await pipeline(
    Readable.from(lines),
    createGzip({ level: 4 }),
    createWriteStream(file, { mode: 0o600, flags: "wx" }),
  );
  return sum();
}

/** The lines of such a file, some at a time. @throws when it is not what gzip wrote */
export async function* readLines(file: string): AsyncGenerator<string[]> {
  const unpacked = createGunzip();
  const reading = pipeline(createReadStream(file), unpacked);
  reading.catch(() => {}); // it is awaited below; until then it is no one's
  const decoder = new TextDecoder();
  let rest = "";
  // Not Node's readline: it ends a line at U+2028 as well, which a text may hold.
  for await (const bytes of unpacked) {
    const lines = (rest + decoder.decode(bytes as Buffer, { stream: true })).split(/(?<=\n)/);
    rest = lines.at(-1)!.endsWith("\n") ? "" : lines.pop()!;
    if (lines.length > 0) yield lines;
  }
  if (rest) yield [rest];
  await reading;
}

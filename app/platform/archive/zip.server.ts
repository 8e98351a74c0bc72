import { crc32 } from "node:zlib";
import { log } from "#app/platform/log/log.ts";

/**
 * A file for an archive: whole, or text that is written while it is read, so that it never lies in
 * memory as a whole.
 */
export type ArchiveFile = { name: string; content: Uint8Array | AsyncIterable<string> };

/** What the directory at the end says of a file. */
type Entry = {
  name: Uint8Array;
  at: number;
  crc: number;
  packed: number;
  size: number;
  method: number;
  flags: number;
};

/**
 * The format as everyone reads it (without "zip64") holds no more; beyond, an archive is refused
 * and not cut.
 */
const most = { files: 0xffff, bytes: 0xffffffff };

const [stored, deflate] = [0, 8];
/** Names are UTF-8; sizes stand behind what is written as it comes. */
const [utf8, sizesFollow] = [1 << 11, 1 << 3];
const encoder = new TextEncoder();

/**
 * A ZIP archive, made while it is read: what is in memory is a piece of one file and the directory.
 * Files are asked for one after another, and only when the reader has room. Whole files (PDFs,
 * pictures) are stored as they are, texts are packed. `now` in milliseconds. It breaks off, with
 * the error in the log, when a file does.
 */
export function zipOf(files: AsyncIterable<ArchiveFile>, now: number): ReadableStream<Uint8Array> {
  const chunks = zipped(files, dosTime(new Date(now)));
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          log.error("an archive broke off", error);
          controller.error(error);
        }
      },
      cancel: async () => void (await chunks.return()),
    },
    { highWaterMark: 0 },
  );
}

async function* zipped(
  files: AsyncIterable<ArchiveFile>,
  time: number,
): AsyncGenerator<Uint8Array, void> {
  const entries: Entry[] = [];
  let at = 0;
  const count = (bytes: Uint8Array) => {
    at += bytes.byteLength;
    if (at > most.bytes || entries.length > most.files)
      throw new Error("The archive is larger than its format holds");
    return bytes;
  };
  for await (const { name, content } of files) {
    const whole = content instanceof Uint8Array;
    const entry = {
      name: encoder.encode(name),
      at,
      crc: 0,
      packed: 0,
      size: 0,
      method: whole ? stored : deflate,
      flags: utf8,
    };
    if (whole) {
      Object.assign(entry, {
        crc: crc32(content),
        packed: content.byteLength,
        size: content.byteLength,
      });
      yield count(localHeader(entry, time));
      yield count(content);
    } else {
      entry.flags |= sizesFollow;
      yield count(localHeader(entry, time));
      for await (const piece of packed(content, entry)) {
        entry.packed += piece.byteLength;
        yield count(piece);
      }
      yield count(record(0x08074b50, [4, entry.crc], [4, entry.packed], [4, entry.size]));
    }
    entries.push(entry);
  }
  const directory = at;
  for (const entry of entries) yield count(directoryEntry(entry, time));
  const { length } = entries;
  yield record(
    0x06054b50,
    [2, 0],
    [2, 0],
    [2, length],
    [2, length],
    [4, at - directory],
    [4, directory],
    [2, 0],
  );
}

/**
 * Packs a text, keeping its sum and size in `tally`. The next piece is read when the one before has
 * been taken.
 */
async function* packed(
  text: AsyncIterable<string>,
  tally: { crc: number; size: number },
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new CompressionStream("deflate-raw");
  const reader = readable.getReader();
  const writer = writable.getWriter();
  const feed = async () => {
    for await (const piece of text) {
      const bytes = encoder.encode(piece);
      tally.crc = crc32(bytes, tally.crc);
      tally.size += bytes.byteLength;
      await writer.write(bytes);
    }
    await writer.close();
  };
  // What goes wrong in the text is what the reader hears.
  let failure: { error: unknown } | undefined;
  const fed = feed().catch(async (error) => {
    failure ??= { error };
    await writer.abort(error).catch(() => {});
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await fed;
  } catch (error) {
    throw failure ? failure.error : error;
  } finally {
    await reader.cancel().catch(() => {}); // when nobody reads on, nothing is fed any more
  }
  if (failure) throw failure.error;
}

const localHeader = ({ name, crc, packed, size, method, flags }: Entry, time: number): Uint8Array =>
  joined(
    record(
      0x04034b50,
      [2, 20],
      [2, flags],
      [2, method],
      [4, time],
      [4, crc],
      [4, packed],
      [4, size],
      [2, name.byteLength],
      [2, 0],
    ),
    name,
  );

const directoryEntry = (
  { name, at, crc, packed, size, method, flags }: Entry,
  time: number,
): Uint8Array =>
  joined(
    record(
      0x02014b50,
      [2, 20],
      [2, 20],
      [2, flags],
      [2, method],
      [4, time],
      [4, crc],
      [4, packed],
      [4, size],
      [2, name.byteLength],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ),
    name,
  );

/**
 * A record of the format: its signature, then numbers of two or four bytes, the least byte first.
 */
function record(signature: number, ...fields: [bytes: 2 | 4, value: number][]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 + fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.byteLength + other.byteLength);
  both.set(one);
  both.set(other, one.byteLength);
  return both;
}

/** Date and time as the format writes them: in steps of two seconds, from 1980 on. */
const dosTime = (at: Date): number =>
  (((at.getUTCFullYear() - 1980) << 25) |
    ((at.getUTCMonth() + 1) << 21) |
    (at.getUTCDate() << 16) |
    (at.getUTCHours() << 11) |
    (at.getUTCMinutes() << 5) |
    (at.getUTCSeconds() >> 1)) >>>
  0;

import { makeZip } from "client-zip";
import { log } from "#app/platform/log/log.ts";

/**
 * A file for an archive: whole, or text that is generated while it is read, so that it is never
 * entirely in memory.
 */
export type ArchiveFile = { name: string; content: Uint8Array | AsyncIterable<string> };

/**
 * A ZIP archive, streamed: only a part of one file and the directory are in memory. Files are read
 * one after another, as the stream is consumed, and nothing is compressed
 * (docs/decisions/0031-own-data.md); `now` in milliseconds. An error in a file ends the archive and
 * is logged.
 */
export function zipOf(files: AsyncIterable<ArchiveFile>, now: number): ReadableStream<Uint8Array> {
  const lastModified = new Date(now);
  async function* inputs() {
    for await (const { name, content } of files)
      yield {
        name,
        lastModified,
        input: content instanceof Uint8Array ? content : endable(logged(content)),
      };
  }
  return makeZip(endable(logged(inputs())));
}

async function* logged<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item, void> {
  try {
    yield* items;
  } catch (error) {
    log.error("an archive broke off", error);
    throw error;
  }
}

/** The library throws into a generator when the reader leaves; this one ends it instead. */
const endable = <Item>(items: AsyncGenerator<Item, void>): AsyncIterable<Item> => ({
  [Symbol.asyncIterator]: () => ({
    next: () => items.next(),
    throw: () => items.return(),
  }),
});

import { createParser } from "eventsource-parser";

/**
 * The data of the server-sent events of a stream, as they become complete. `wait` bounds each read.
 * Cancels the stream as soon as nobody reads on. @throws what the stream or `wait` throws
 */
export async function* eventsOf(
  stream: ReadableStream<Uint8Array>,
  wait: <Value>(read: Promise<Value>) => Promise<Value> = (read) => read,
): AsyncGenerator<string, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) });
  try {
    while (true) {
      const { done, value } = await wait(reader.read());
      // An end counts as the blank line that it left out.
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      yield* events.splice(0);
      if (done) return;
    }
  } finally {
    // Not awaited: the other side may be the one that hangs.
    reader.cancel().catch(() => {});
  }
}

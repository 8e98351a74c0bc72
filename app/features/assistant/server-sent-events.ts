import { createParser } from "eventsource-parser";

/**
 * The data of a stream's server-sent events. `wait` limits each read. Cancels the stream when the
 * iteration ends. @throws what the stream or `wait` throws
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
      // The end of the stream completes the last event.
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      yield* events.splice(0);
      if (done) return;
    }
  } finally {
    // Not awaited: the other side may hang.
    reader.cancel().catch(() => {});
  }
}

import type { ChatEvent } from "#app/features/assistant/chat.ts";
import { eventsOf } from "#app/features/assistant/server-sent-events.ts";

/** Reads the events of an answer. Returns whether it ended; a lost connection does not throw. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ChatEvent) => void,
): Promise<boolean> {
  try {
    for await (const data of eventsOf(body)) {
      const event = JSON.parse(data) as ChatEvent;
      onEvent(event);
      if (event.type === "end") return true;
    }
  } catch {
    // The caller reconnects.
  }
  return false;
}

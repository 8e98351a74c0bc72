import type { ChatEvent } from "#app/features/assistant/chat.ts";
import { eventsOf } from "#app/features/assistant/server-sent-events.ts";

/**
 * Reads the events of an answer as they come; whether the last of them was heard. A connection that
 * breaks is no error here.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  hear: (event: ChatEvent) => void,
): Promise<boolean> {
  try {
    for await (const data of eventsOf(body)) {
      const event = JSON.parse(data) as ChatEvent;
      hear(event);
      if (event.type === "end") return true;
    }
  } catch {
    // Cut off: who listens looks for the answer again.
  }
  return false;
}

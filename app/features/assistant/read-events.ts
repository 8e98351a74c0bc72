import { type ChatEvent, eventReader } from "./chat.ts";

/**
 * Reads the events of an answer as they come; whether the last of them was heard. A connection that
 * breaks is no error here.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  hear: (event: ChatEvent) => void,
): Promise<boolean> {
  const decoder = new TextDecoder();
  const read = eventReader();
  const reader = body.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      for (const data of read(decoder.decode(piece.value, { stream: true }))) {
        const event = JSON.parse(data) as ChatEvent;
        hear(event);
        if (event.type === "end") return true;
      }
    }
  } catch {
    // Cut off: who listens looks for the answer again.
  }
  return false;
}

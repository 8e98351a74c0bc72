import type { MessageRef } from "#app/features/messages/message.ts";
import type { QueueMessage } from "#app/platform/queue/queue.server.ts";

/** Says that the translation of a message is due. */
export const workOfMessage = ({ shopId, id }: MessageRef): QueueMessage => ({
  work: "messages",
  id: `${shopId} ${id}`,
});

export function messageOfWork({ id: both }: QueueMessage): MessageRef {
  const [shopId = "", id = ""] = both.split(" ");
  return { shopId, id };
}

import type { MessageRef } from "#app/features/messages/message.ts";
import type { QueueMessage } from "#app/platform/queue/queue.server.ts";

/** The queue message for a due translation. */
export const workOfMessage = ({ shopId, id }: MessageRef): QueueMessage => ({
  work: "messages",
  id: `${shopId} ${id}`,
});

export function messageOfWork({ id: both }: QueueMessage): MessageRef {
  const [shopId = "", id = ""] = both.split(" ");
  return { shopId, id };
}

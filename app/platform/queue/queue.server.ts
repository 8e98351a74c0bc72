/**
 * A message that some work is due. The work itself is a row of the database, so a lost message only
 * costs time.
 */
export type QueueMessage = { work: (typeof kinds)[number]; id: string };
const kinds = [
  "news",
  "news-pictures",
  "texts",
  "ties",
  "customer-import",
  "messages",
  "message-pictures",
  "push",
] as const;

export type WorkQueue = {
  /** Sends messages, after `delay` seconds if there is one. @throws when the queue fails */
  send: (messages: readonly QueueMessage[], delay?: number) => Promise<void>;
};

/** The most messages of one batch (Cloudflare's limit). */
const batchSize = 100;

export const openQueue = (queue: Queue): WorkQueue => ({
  async send(messages, delay = 0) {
    for (let at = 0; at < messages.length; at += batchSize)
      await queue.sendBatch(
        messages.slice(at, at + batchSize).map((body) => ({ body })),
        { delaySeconds: delay },
      );
  },
});

/** The body of a message from the queue; undefined when it is not a known message. */
export function readQueueMessage(body: unknown): QueueMessage | undefined {
  const { work, id } = (
    typeof body === "object" && body !== null ? body : {}
  ) as Partial<QueueMessage>;
  return work && kinds.includes(work) && typeof id === "string" ? { work, id } : undefined;
}

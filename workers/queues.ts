import { workOff, writeDownLost } from "#app/features/news/fetch/due.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { readNudge } from "#app/platform/queue/queue.server.ts";

/** The dead-letter queue of `wrangler.toml`. */
const lost = "llave-news-lost";

/**
 * Works off what the queues hand over. A message that fails comes again, and in the end by the
 * second queue.
 */
export async function consume(batch: MessageBatch, platform: Platform): Promise<void> {
  const began = Date.now();
  let failed = 0;
  for (const message of batch.messages) {
    const nudge = readNudge(message.body);
    try {
      if (nudge)
        await (batch.queue === lost
          ? writeDownLost(platform, nudge, platform.now())
          : workOff(platform, nudge));
      message.ack();
    } catch (error) {
      failed++;
      log.warn("work from a queue failed", error, {
        work: nudge?.work,
        id: nudge?.id,
        attempts: message.attempts,
      });
      message.retry();
    }
  }
  log.info("queue", {
    queue: batch.queue,
    messages: batch.messages.length,
    failed,
    ms: Date.now() - began,
  });
}

import { continueImport, giveUpImport } from "#app/features/customers/import/due.server.ts";
import { fetchPictures } from "#app/features/messages/provider/fetch-pictures.server.ts";
import { messageOfWork } from "#app/features/messages/receive/message-work.ts";
import { translateMessage } from "#app/features/messages/translate/translate-message.server.ts";
import { processMessage } from "#app/features/news/fetch/due.server.ts";
import { recordLostMessage } from "#app/features/news/fetch/lost-message.server.ts";
import { notify } from "#app/features/push/notify.server.ts";
import { pushOfWork } from "#app/features/push/push-event.ts";
import { tieJobs } from "#app/features/repair/form/tie-jobs.server.ts";
import { jobOfMessage } from "#app/features/repair/texts/text-work.server.ts";
import { makeTranslations } from "#app/features/translations/make-translations.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { type QueueMessage, readQueueMessage } from "#app/platform/queue/queue.server.ts";

/** Whether this is the dead-letter queue of `wrangler.toml`, in any environment. */
const holdsLost = (queue: string) => /-lost(-|$)/.test(queue);

/** Due work stays in its row: only lost messages of the news need a record. */
async function process(platform: Platform, work: QueueMessage, isLost: boolean): Promise<void> {
  if (work.work === "texts") {
    const more = !isLost && (await makeTranslations(platform, jobOfMessage(work)));
    // Sent to the end of the queue, behind others' messages.
    if (more) await platform.queue.send([work]);
    return;
  }
  if (work.work === "messages")
    return isLost ? undefined : translateMessage(platform, messageOfWork(work));
  if (work.work === "message-pictures")
    return isLost ? undefined : fetchPictures(platform, platform.now(), work.id);
  if (work.work === "push") return isLost ? undefined : notify(platform, pushOfWork(work));
  if (work.work === "ties") return isLost ? undefined : tieJobs(platform);
  if (work.work === "customer-import")
    return (isLost ? giveUpImport : continueImport)(platform, work.id);
  await (isLost
    ? recordLostMessage(platform, work, platform.now())
    : processMessage(platform, work));
}

/**
 * Does the work of a batch of messages. A message that fails is retried, and at last sent to the
 * dead-letter queue.
 */
export async function consume(batch: MessageBatch, platform: Platform): Promise<void> {
  const began = Date.now();
  let failed = 0;
  for (const message of batch.messages) {
    const work = readQueueMessage(message.body);
    try {
      if (work) await process(platform, work, holdsLost(batch.queue));
      message.ack();
    } catch (error) {
      failed++;
      log.warn("work from a queue failed", error, {
        work: work?.work,
        id: work?.id,
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

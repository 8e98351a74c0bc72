import { sweepUses } from "#app/features/account/budget/uses.server.ts";
import { sweepAccounts } from "#app/features/account/sweep.server.ts";
import { sendReminders } from "#app/features/approval/letters/reminders.server.ts";
import { sendShopLetters } from "#app/features/approval/letters/send-letters.server.ts";
import { makeDuePapers } from "#app/features/approval/paper/due-papers.server.ts";
import { printerOf } from "#app/features/approval/paper/printer.server.ts";
import { sweepRevisions } from "#app/features/approval/revision/sweep.server.ts";
import { sweepChatDays } from "#app/features/assistant/allowance.server.ts";
import { sendDueLetters } from "#app/features/billing/letters/letters.server.ts";
import { pruneLedger, sweepSubscriptions } from "#app/features/billing/sync/sweep.server.ts";
import { sendAppointmentLetters } from "#app/features/calendar/letters/send-letters.server.ts";
import { sweepPaymentAccounts } from "#app/features/cards/account.server.ts";
import { sweepCardPayments } from "#app/features/cards/follow.server.ts";
import { closeForgotten } from "#app/features/clock/start-stop.server.ts";
import { queueDueImports, sweepImports } from "#app/features/customers/import/due.server.ts";
import { sweepMerges } from "#app/features/customers/merge/sweep.server.ts";
import { sendReplyLetters } from "#app/features/forum/reply-letters/send.server.ts";
import { tidyMessageSearch } from "#app/features/messages/inbox/tidy-search.server.ts";
import { fetchPictures } from "#app/features/messages/provider/fetch-pictures.server.ts";
import { sealAnew } from "#app/features/messages/provider/seal-anew.server.ts";
import {
  pruneMessageEvents,
  sweepMessageEvents,
} from "#app/features/messages/provider/sweep-events.server.ts";
import { sweepMessages } from "#app/features/messages/send/sweep.server.ts";
import { queueDueNews } from "#app/features/news/fetch/due.server.ts";
import { pruneNews } from "#app/features/news/fetch/prune.server.ts";
import { clearLeftovers } from "#app/features/photos/clear-leftovers.server.ts";
import { refreshFollowUps } from "#app/features/reminders/known/refresh.server.ts";
import { askByItself } from "#app/features/reminders/letters/ask-by-itself.server.ts";
import { sendFollowUps } from "#app/features/reminders/letters/send-follow-ups.server.ts";
import { tieJobs } from "#app/features/repair/form/tie-jobs.server.ts";
import { queueDueTexts } from "#app/features/repair/texts/text-work.server.ts";
import { finishShopDeletions } from "#app/features/shop/deletion/delete-shop.server.ts";
import { sweepInvitations } from "#app/features/shop/invitations/invite.server.ts";
import { sweepLogos } from "#app/features/shop/logo.server.ts";
import { batchSizes, checkVideos } from "#app/features/videos/catalog/check.server.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Task = (platform: Platform, now: number) => Promise<unknown>;

const makePapers: Task = (platform, now) =>
  makeDuePapers(platform, now, printerOf(platform, loadT));

const often: Task[] = [
  queueDueNews,
  queueDueTexts,
  queueDueImports,
  tieJobs,
  sweepCardPayments,
  sweepMessageEvents,
  (platform, now) => fetchPictures(platform, now),
  sendReplyLetters,
  sendShopLetters,
  sendReminders,
  sweepMessages,
  sendAppointmentLetters,
  refreshFollowUps,
  askByItself,
  sendFollowUps,
  ({ db }, now) => closeForgotten(db, now),
  makePapers,
  finishShopDeletions,
  clearLeftovers,
];
/** Catches up on missed events of Stripe, and sends letters about plans. */
const hourly: Task[] = [sweepSubscriptions, sweepPaymentAccounts, sendDueLetters];
/** The hourly tasks, then the deletion of expired rows. */
const nightly: Task[] = [
  ...hourly,
  ({ db }, now) => sweepAccounts(db, now),
  ({ db }, now) => sweepChatDays(db, now),
  ({ db }, now) => sweepUses(db, now),
  pruneLedger,
  pruneNews,
  pruneMessageEvents,
  sealAnew,
  sweepInvitations,
  sweepMerges,
  tidyMessageSearch,
  sweepLogos,
  sweepRevisions,
  sweepImports,
  (platform) => checkVideos(platform, batchSizes.night),
];

/** Tasks of each cron of `wrangler.toml`, run one after another. */
const crons: Readonly<Record<string, readonly Task[]>> = {
  "*/15 * * * *": often,
  "23 * * * *": hourly,
  "0 9 * * *": nightly,
};

/**
 * Runs the tasks of a cron. One that fails does not stop the others. @throws afterwards, so that
 * the run counts as failed.
 */
export async function runCron(cron: string, platform: Platform): Promise<void> {
  const tasks = crons[cron];
  const began = Date.now();
  if (!tasks) throw new Error(`No work is named for the cron "${cron}"`);
  let failed = 0;
  for (const task of tasks)
    await task(platform, platform.now()).catch((error) => {
      failed++;
      log.error("work of a cron failed", error, { cron, work: task.name || undefined });
    });
  log.info("cron", { cron, works: tasks.length, failed, ms: Date.now() - began });
  // The runtime logs this message itself, so it contains no message of a task, which may contain
  // user input.
  if (failed > 0)
    throw new Error(`The cron "${cron}" failed in ${failed} of ${tasks.length} parts`);
}

import { and, asc, eq, sql } from "drizzle-orm";
import { href } from "react-router";
import { decisions, links } from "#app/features/approval/tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { defaultLanguage } from "#app/values/language.ts";
import { formatMoney, shownDecimals } from "#app/values/money.ts";
import { decisionLetter } from "./decision-letter.ts";
import { recipientsQuery } from "./recipients.server.ts";

type Services = Pick<Platform, "db" | "mail" | "config">;

/** How many decisions one run tells about. */
const perRun = 20;

/**
 * Tells shops by letter what their customers decided: the owner, and whoever sent the link. Each
 * decision is marked first, so that no two runs tell it twice; what fails is due again.
 */
export async function sendDecisionLetters(services: Services): Promise<void> {
  const { db } = services;
  const due = await db
    .select({ decision: decisions, number: repairJobs.number, sentBy: links.createdBy })
    .from(decisions)
    .innerJoin(
      repairJobs,
      and(eq(repairJobs.shopId, decisions.shopId), eq(repairJobs.id, decisions.jobId)),
    )
    .leftJoin(links, and(eq(links.shopId, decisions.shopId), eq(links.id, decisions.linkId)))
    .where(sql`letter_sent = 0`)
    .orderBy(asc(decisions.at))
    .limit(perRun);
  for (const one of due) await sendOne(services, one);
}

type Due = {
  decision: typeof decisions.$inferSelect;
  number: number;
  sentBy: string | null;
};

async function sendOne({ db, mail, config }: Services, { decision, number, sentBy }: Due) {
  const { shopId, jobId, revision, quotes, name, total, currency } = decision;
  const mark = (letterSent: boolean) =>
    db
      .update(decisions)
      .set({ letterSent })
      .where(
        and(
          eq(decisions.shopId, shopId),
          eq(decisions.jobId, jobId),
          eq(decisions.revision, revision),
          eq(decisions.letterSent, !letterSent),
        ),
      )
      .returning({ id: decisions.id });
  if ((await mark(true)).length === 0) return;
  const recipients = await recipientsQuery(db, shopId, sentBy);
  const approved = quotes.filter((one) => one.approved).length;
  const reasons = quotes.flatMap(({ number, reason }) => (reason ? [{ number, reason }] : []));
  try {
    for (const { email, language } of recipients) {
      const reader = language ?? defaultLanguage;
      const letter = decisionLetter(reader, {
        ...{ name, approved, declined: quotes.length - approved, reasons },
        workId: workId(number),
        total: formatMoney(total, currency, reader, shownDecimals(total, currency)),
        page: config.appUrl + href("/repair-cms/:jobId", { jobId }),
      });
      await mail.send({ to: email, ...letter });
    }
  } catch (error) {
    log.error("a letter could not be sent", error, { kind: "decision" });
    await mark(false);
  }
}

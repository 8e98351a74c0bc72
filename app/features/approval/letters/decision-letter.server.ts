import { and, eq } from "drizzle-orm";
import { href } from "react-router";
import { decisions } from "#app/features/approval/tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Letter } from "#app/platform/mail/mail.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { defaultLanguage } from "#app/values/language.ts";
import { formatMoney, shownDecimals } from "#app/values/money.ts";
import { decisionLetter } from "./decision-letter.ts";
import type { DueLetter } from "./due-letters.server.ts";
import { findRecipient } from "./recipient.server.ts";

type Services = Pick<Platform, "db" | "config">;

/** The letter to a member of the shop about a decision; undefined when they left the shop. */
export async function decisionLetterOf(
  { db, config }: Services,
  due: DueLetter,
): Promise<Letter | undefined> {
  const [recipient, found] = await Promise.all([findRecipient(db, due), findDecided(db, due)]);
  if (!recipient || !found) return undefined;
  const { quotes, name, total, currency } = found.decision;
  const reader = recipient.language ?? defaultLanguage;
  const approved = quotes.filter((one) => one.approved).length;
  const letter = decisionLetter(reader, {
    name,
    approved,
    declined: quotes.length - approved,
    reasons: quotes.flatMap(({ number, reason }) => (reason ? [{ number, reason }] : [])),
    workId: workId(found.number),
    total: formatMoney(total, currency, reader, shownDecimals(total, currency)),
    page: config.appUrl + href("/repair-cms/:jobId", { jobId: due.jobId }),
  });
  return { to: recipient.email, ...letter };
}

const findDecided = (db: Services["db"], { shopId, jobId, revision }: DueLetter) =>
  db
    .select({ decision: decisions, number: repairJobs.number })
    .from(decisions)
    .innerJoin(repairJobs, refersTo(decisions, decisions.jobId, repairJobs))
    .where(
      and(
        eq(decisions.shopId, shopId),
        eq(decisions.jobId, jobId),
        eq(decisions.revision, revision),
      ),
    )
    .get();

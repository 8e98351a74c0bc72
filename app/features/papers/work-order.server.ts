import { eq } from "drizzle-orm";
import { quoteQuery } from "#app/features/quotes/find-quote.server.ts";
import { shownQuote } from "#app/features/quotes/quote-rows.server.ts";
import { documentColumns } from "#app/features/repair/document-columns.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { translationsQuery, writerQuery } from "#app/features/repair/texts/translations.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { workOrderOf } from "./of-rows.server.ts";
import { languagesOf, type Paper } from "./paper.ts";
import { type PaperTexts, textsIn } from "./paper-texts.ts";
import type { WorkOrder } from "./work-order.ts";

/** What is printed, which paper it is, and the file of the logo that belongs on it. */
type FoundWorkOrder = {
  order: WorkOrder;
  texts: PaperTexts;
  paper: Paper;
  logoFile: string | null;
};

/**
 * Everything printed on the work order of a quote, in one round trip; undefined when it is not this
 * shop's, or not of this job. `paper`: the job's language where none is asked for.
 */
export async function findWorkOrder(
  db: Db,
  { shopId, jobId, quoteId, paper: asked }: JobRef & { quoteId: string; paper?: Paper | undefined },
): Promise<FoundWorkOrder | undefined> {
  const ref = { shopId, jobId };
  const [[job], [row], [shop], translations, [writer]] = await db.batch([
    db.select(documentColumns).from(repairJobs).where(jobOf(shopId, jobId)),
    quoteQuery(db, shopId, jobId, quoteId),
    db.select().from(shopSettings).where(eq(shopSettings.shopId, shopId)),
    translationsQuery(db, ref),
    writerQuery(db, ref),
  ]);
  if (!job || !row) return undefined;
  const paper = asked ?? job.language;
  const languages = languagesOf(paper, job.language);
  const quote = shownQuote(row);
  return {
    order: { ...workOrderOf(job, quote, shop), language: languages[0]! },
    texts: textsIn(languages, job, {
      jobId,
      quote,
      translations,
      assumed: writer?.language ?? job.language,
      unreviewedMayGo: shop?.unreviewedMayGo ?? false,
    }),
    paper,
    logoFile: shop?.logoFile ?? null,
  };
}

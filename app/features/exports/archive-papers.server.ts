import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import type { JobMoney } from "#app/features/money/money.ts";
import { moneyColumns, moneyOf } from "#app/features/money/read-money.server.ts";
import { invoices } from "#app/features/money/tables.server.ts";
import { invoicePaperOf } from "#app/features/papers/invoice-of-row.server.ts";
import { jobPaperFileName } from "#app/features/papers/job-paper.ts";
import { textsIn } from "#app/features/papers/paper-texts.ts";
import { printJobPaper, printWorkOrder } from "#app/features/papers/print-paper.server.ts";
import { readLogo } from "#app/features/papers/work-order/logo-bytes.server.ts";
import { workOrderOf } from "#app/features/papers/work-order.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { findShop } from "#app/features/shop/shop.server.ts";
import { paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";
import { endOfPart, partLimits } from "./archive-parts.ts";
import { paperName } from "./archive-shop.server.ts";
import { jobsWithQuotes } from "./jobs-with-quotes.server.ts";

/**
 * Progress of the documents of an archive part. `next`: the first work order of the next part; null
 * after the last part.
 */
export type ArchiveProgress = {
  papers: number;
  invoices: number;
  failed: string[];
  last: number;
  next: number | null;
};

type Services = Pick<Platform, "db" | "files" | "asset">;
type Printing = {
  first: number;
  newest: number;
  getT: (language: Language) => TFunction;
  fontPath: string;
};

/**
 * The logo, and the papers of every quote and invoice from work order `first` on, made one after
 * another while they are sent.
 */
export async function* ownPapers(
  { db, files, asset }: Services,
  shopId: string,
  { first, newest, getT, fontPath }: Printing,
): AsyncGenerator<ArchiveFile, ArchiveProgress> {
  const shop = await findShop(db, shopId);
  const logos = new Map<string | null, Uint8Array | undefined>();
  const logoOf = async (file: string | null) => {
    if (!logos.has(file)) logos.set(file, await readLogo(files, shopId, file));
    return logos.get(file);
  };
  const logo = await logoOf(shop?.logoFile ?? null);
  if (logo && shop?.logoFile && first === 1)
    yield { name: `shop/logo.${shop.logoFile.split(".").at(-1)}`, content: logo };

  let font: Promise<ArrayBuffer> | undefined;
  const loadFont = () => (font ??= asset(fontPath));
  const written: ArchiveProgress = {
    papers: 0,
    invoices: 0,
    failed: [],
    last: Math.min(endOfPart(first), newest),
    next: null,
  };
  const asked = { first, last: written.last, withTranslations: true };
  const invoicesOf = invoicesInTurn(db, shopId, asked);
  for await (const { job, quotes, translations } of jobsWithQuotes(db, shopId, asked)) {
    if (written.papers + written.invoices >= partLimits.papers) {
      written.last = job.number - 1;
      break;
    }
    for (const [at, quote] of quotes.entries()) {
      const name = paperName(job, at);
      const order = workOrderOf(job, quote, shop);
      const content = await printWorkOrder(order, {
        t: getT(job.language),
        texts: textsIn([job.language], order, {
          jobId: job.id,
          quote,
          translations,
          assumed: job.language,
          unreviewedMayGo: shop?.unreviewedMayGo ?? false,
        }),
        loadFont,
        logo,
      }).catch((error) => {
        log.error("a work order could not be printed for an archive", error);
      });
      if (content) yield { name, content };
      if (content) written.papers++;
      else written.failed.push(name);
    }
    for await (const { row, ofJob } of invoicesOf(job.number)) {
      const name = invoicePaperName(row);
      const paper = invoicePaperOf({ row, ofJob, shop });
      const content = await printJobPaper(paper.content, {
        t: getT(job.language),
        loadFont,
        logo: await logoOf(paper.logoFile),
      }).catch((error) => {
        log.error("an invoice could not be printed for an archive", error);
      });
      if (content) yield { name, content };
      if (content) written.invoices++;
      else written.failed.push(name);
    }
  }
  if (written.last < newest) written.next = written.last + 1;
  return written;
}

type InvoiceRow = typeof invoices.$inferSelect;
type Archived = { workOrder: number; row: InvoiceRow; ofJob: JobMoney };

/**
 * Yields the invoices and credit notes of one job after another, for work orders from `first` to
 * `last`, which must be requested in order. Reads them in batches.
 */
function invoicesInTurn(db: Db, shopId: string, range: { first: number; last: number }) {
  const rows = archivedRows(db, shopId, range);
  let next: IteratorResult<Archived> | undefined;
  return async function* (workOrder: number): AsyncGenerator<Archived> {
    next ??= await rows.next();
    while (!next.done && next.value.workOrder <= workOrder) {
      yield next.value;
      next = await rows.next();
    }
  };
}

async function* archivedRows(
  db: Db,
  shopId: string,
  { first, last }: { first: number; last: number },
): AsyncGenerator<Archived, undefined> {
  const { series, number } = invoices;
  const rows = paged((after: { workOrder: number; row: InvoiceRow } | undefined) =>
    db
      .select({ workOrder: repairJobs.number, row: invoices, money: moneyColumns })
      .from(repairJobs)
      .innerJoin(invoices, refersTo(invoices, invoices.jobId, repairJobs))
      .where(
        and(
          eq(repairJobs.shopId, shopId),
          gte(repairJobs.number, after?.workOrder ?? first),
          lte(repairJobs.number, last),
          after &&
            sql`(${repairJobs.number}, ${series}, ${number})
              > (${after.workOrder}, ${after.row.series}, ${after.row.number})`,
        ),
      )
      .orderBy(asc(repairJobs.number), asc(series), asc(number))
      .limit(rowsPerPage),
  );
  for await (const { workOrder, row, money } of rows)
    yield { workOrder, row, ofJob: moneyOf(money) };
}

/** The path of an invoice or a credit note in the archive. */
const invoicePaperName = ({ series, number, content: { job } }: InvoiceRow): string =>
  `invoices/${jobPaperFileName(series, { workId: workId(job.number), number }, job.language)}`;

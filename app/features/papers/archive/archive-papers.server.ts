import { invoicePaperOf } from "#app/features/papers/invoice-of-row.server.ts";
import { jobsWithQuotes } from "#app/features/papers/jobs-with-quotes.server.ts";
import { textsIn } from "#app/features/papers/paper-texts.ts";
import { readLogo } from "#app/features/papers/work-order/logo-bytes.server.ts";
import { workOrderOf } from "#app/features/papers/work-order.server.ts";
import { printJobPaper, printWorkOrder } from "#app/features/papers/work-order-pdf.server.ts";
import { findShop } from "#app/features/shop/shop.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";
import { invoicePaperName, invoicesInTurn } from "./archive-invoices.server.ts";
import { endOfPart, partLimits } from "./archive-parts.ts";
import { paperName } from "./archive-shop.server.ts";

/**
 * What became of the papers of a part. `next`: the work order the next part begins with; null when
 * these were the last.
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

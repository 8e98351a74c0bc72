import {
  type InvoiceContent,
  translationsOf,
} from "#app/features/money/invoices/invoice-content.ts";
import { chargedBy, type JobMoney, owedByInvoice, paymentsOf } from "#app/features/money/money.ts";
import type { invoices } from "#app/features/money/tables.server.ts";
import type { QuoteEstimate } from "#app/features/quotes/consent.ts";
import { workId } from "#app/features/repair/job.ts";
import { numberOfInvoice } from "#app/features/shop/print/print-terms.ts";
import { type Country, countryOf } from "#app/values/country.ts";
import type { Language } from "#app/values/language.ts";
import type { JobPaper } from "./job-paper.ts";
import { languagesOf, type Paper } from "./paper.ts";
import { textsIn } from "./paper-texts.ts";
import { partiesOf } from "./work-order.server.ts";
import type { WorkOrder } from "./work-order.ts";

/** The paper of a job as it is printed, and the file of the logo that belongs on it. */
export type FoundJobPaper = {
  content: JobPaper;
  paper: Paper;
  languages: readonly Language[];
  logoFile: string | null;
};

/** Pairs each estimate with the amount charged for its quote. */
const besideCharged = (
  estimates: readonly QuoteEstimate[],
  quotes: InvoiceContent["quotes"],
): JobPaper["estimates"] =>
  estimates.flatMap((one) => {
    const charged = quotes.find(({ number }) => number === one.number)?.totalAmount;
    return charged === undefined ? [] : [{ ...one, charged }];
  });

/**
 * Where an invoice counts for the tax office only when it has a stamp or code of its own: CFF 29-A
 * (MX), RG AFIP 1415 (AR), DL 825 art. 54 (CL), ET 616-1 (CO), RS 097-2012/SUNAT (PE). The others
 * of the list have electronic invoices as well.
 */
// biome-ignore format: a list of codes
const fiscal: readonly Country[] = [
  "MX", "AR", "CL", "CO", "PE", "BR", "EC", "UY", "PY", "BO", "GT", "CR", "PA", "DO", "SV", "HN",
];

type Sources = {
  row: typeof invoices.$inferSelect;
  /** The amounts invoiced and paid on the job so far. */
  ofJob: JobMoney;
  /** The shop of today: for invoices that do not name its country or logo. */
  shop: { logoFile: string | null; country: Country | null } | undefined;
  paper?: Paper | undefined;
};

/** The document of an invoice or a credit note: as it was issued, with the payments so far. */
export function invoicePaperOf({ row, ofJob, shop, paper: asked }: Sources): FoundJobPaper {
  const { job, shop: seller, quotes, terms, reason, corrects, ...content } = row.content;
  const { estimates = [], consents = [] } = content;
  const paper = asked ?? job.language;
  const translations = translationsOf(row.content);
  const { currency } = row;
  // The country of the shop, or that of its currency.
  const places = [
    seller.country ?? countryOf({ country: shop?.country ?? null, currency }),
    countryOf({ country: null, currency }),
  ];
  const languages = languagesOf(paper, job.language);
  const owed = row.series === "invoice" ? owedByInvoice(ofJob).get(row.number) : undefined;
  const listed = ofJob.invoices.find((one) => one.number === row.number);
  const paid =
    owed === undefined
      ? undefined
      : { owed, ...paymentsOf(ofJob, { ...row, paid: chargedBy(listed!) - owed }) };
  const isAuthorized = (number: number) => consents.some(({ numbers }) => numbers.includes(number));
  const asksConsent =
    (seller.terms?.profile ?? "none") !== "none" && content.consents !== undefined;
  const credits = row.series === "invoice" && listed ? listed.credits : [];
  const voided = credits.find(({ voids }) => voids);
  const order: Omit<WorkOrder, "quote"> = {
    shop: seller,
    workId: workId(job.number),
    language: languages[0]!,
    ...partiesOf(
      { ...job, odometer: job.odometerUnit === null ? null : job.odometer },
      job.odometerUnit ?? "km",
    ),
    issues: job.issues,
    diagnostic: job.diagnostic,
    receivedAt: job.receivedAt,
    completedAt: job.completedAt,
    technician: job.technician,
  };
  const typed = [
    {
      name: row.voids ? "papers:creditOf" : "papers:corrects",
      text: row.creditOf === null ? "" : numberOfInvoice(row.creditOf, seller.terms),
      day: corrects?.date,
    },
    { name: "papers:creditedBy", text: voided ? String(voided.number) : "", day: voided?.date },
    { name: "papers:creditReason", text: reason ?? "" },
    { name: "papers:terms", text: terms },
  ] as const;
  return {
    paper,
    languages,
    logoFile: seller.logoFile === undefined ? (shop?.logoFile ?? null) : seller.logoFile,
    content: {
      kind: row.series,
      number: row.number,
      date: content.date,
      parts: quotes.map((quote) => ({
        order: { ...order, quote },
        texts: textsIn(languages, job, { ...content, jobId: job.id, quote, translations }),
      })),
      total: row.totalAmount,
      ...(credits.length > 0 && { credits }),
      ...(paid && { paid }),
      ...(row.series === "invoice" &&
        asksConsent && {
          unauthorized: quotes
            .filter(({ number }) => !isAuthorized(number))
            .map(({ number, totalAmount: total }) => ({ number, total })),
        }),
      ...(row.series === "invoice" && { consents, estimates: besideCharged(estimates, quotes) }),
      notes: typed.filter(({ text }) => text !== ""),
      remarks: places.some((place) => fiscal.includes(place)) ? ["papers:notFiscal"] : [],
    },
  };
}

import { and, desc, eq } from "drizzle-orm";
import type { Estimated } from "#app/features/quotes/invoices/consent.ts";
import type { InvoiceContent } from "#app/features/quotes/invoices/invoice-content.ts";
import { owedByInvoice, paymentsOf } from "#app/features/quotes/invoices/money.ts";
import { moneyOf, moneyQuery } from "#app/features/quotes/invoices/read-money.server.ts";
import { invoices } from "#app/features/quotes/invoices.tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import type { JobRef } from "#app/features/repair/texts/twins.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Country, countryOf } from "#app/values/country.ts";
import type { Language } from "#app/values/language.ts";
import type { JobPaper } from "./job-paper.ts";
import { languagesOf, type Paper } from "./paper.ts";
import { textsIn } from "./paper-texts.ts";
import type { WorkOrder } from "./work-order.ts";

/** The paper of a job as it is printed, and the file of the logo that belongs on it. */
export type FoundJobPaper = {
  content: JobPaper;
  paper: Paper;
  languages: readonly Language[];
  logoFile: string | null;
};

/** Each estimate beside what its quote is charged at. */
const besideCharged = (
  estimates: readonly Estimated[],
  quotes: InvoiceContent["quotes"],
): JobPaper["estimates"] =>
  estimates.flatMap((one) => {
    const charged = quotes.find(({ number }) => number === one.number)?.totalAmount;
    return charged === undefined ? [] : [{ ...one, charged }];
  });

/** Where invoices count for the tax office only when it has issued them itself. */
const fiscal: readonly Country[] = ["MX", "AR", "CL", "CO", "PE"];

/**
 * An invoice or credit note of a job, the newest where no number is asked for, in one round trip:
 * as it was made, with what is paid by now. Undefined when it is not this shop's, or not of this job.
 */
export async function findInvoicePaper(
  db: Db,
  {
    shopId,
    jobId,
    series,
    number,
    paper: asked,
  }: JobRef & {
    series: "invoice" | "credit";
    number?: number | undefined;
    paper?: Paper | undefined;
  },
): Promise<FoundJobPaper | undefined> {
  const [[row], [money], [shop]] = await db.batch([
    db
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.shopId, shopId),
          eq(invoices.jobId, jobId),
          eq(invoices.series, series),
          number === undefined ? undefined : eq(invoices.number, number),
        ),
      )
      .orderBy(desc(invoices.number))
      .limit(1),
    moneyQuery(db, { shopId, jobId }),
    db
      .select({ logoFile: shopSettings.logoFile, country: shopSettings.country })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
  ]);
  if (!row || !money) return undefined;
  const { job, shop: seller, quotes, twins, terms, reason, ...content } = row.content;
  const { estimates = [], consents = [] } = content;
  const paper = asked ?? job.language;
  const country =
    seller.country ?? countryOf({ country: shop?.country ?? null, currency: row.currency });
  const languages = languagesOf(paper, job.language);
  const ofJob = moneyOf(money);
  const owed = series === "invoice" ? owedByInvoice(ofJob).get(row.number) : undefined;
  const paid = owed === undefined ? undefined : { paid: row.totalAmount - owed, owed };
  const credit = ofJob.invoices.find((one) => one.number === row.number)?.creditedBy;
  const order: Omit<WorkOrder, "quote"> = {
    shop: seller,
    workId: workId(job.number),
    language: languages[0]!,
    customer: {
      firstName: job.customerFirstName,
      lastName: job.customerLastName,
      email: job.customerEmail,
      phone: job.customerPhone,
    },
    vehicle: {
      make: job.carMake,
      model: job.carModel,
      year: job.carYear,
      plate: job.licensePlate,
      vin: job.vin,
      odometer: job.odometerUnit === null ? null : job.odometer,
      odometerUnit: job.odometerUnit ?? "km",
    },
    issues: job.issues,
    diagnostic: job.diagnostic,
  };
  const typed = [
    { name: "paper:creditOf", text: row.creditOf === null ? "" : String(row.creditOf) },
    { name: "paper:creditedBy", text: series === "invoice" && credit ? String(credit) : "" },
    { name: "paper:creditReason", text: reason ?? "" },
    { name: "paper:terms", text: terms },
  ] as const;
  return {
    paper,
    languages,
    logoFile: seller.logoFile === undefined ? (shop?.logoFile ?? null) : seller.logoFile,
    content: {
      kind: series,
      number: row.number,
      date: content.date,
      parts: quotes.map((quote) => ({
        order: { ...order, quote },
        texts: textsIn(languages, job, { ...content, jobId: job.id, quote, twins }),
      })),
      total: row.totalAmount,
      ...(paid && { paid: { ...paid, ...paymentsOf(ofJob, { ...row, ...paid }) } }),
      ...(series === "invoice" && { consents, estimates: besideCharged(estimates, quotes) }),
      notes: typed.filter(({ text }) => text !== ""),
      remarks: fiscal.includes(country) ? ["paper:notFiscal"] : [],
    },
  };
}

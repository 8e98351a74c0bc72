import { eq } from "drizzle-orm";
import { quoteQuery, shownQuote } from "#app/features/quotes/quote-rows.server.ts";
import { documentColumns } from "#app/features/repair/document-columns.server.ts";
import { type JobRef, workId } from "#app/features/repair/job.ts";
import { type JobRow, jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { translationsQuery, writerQuery } from "#app/features/repair/texts/translations.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type DistanceUnit, distanceUnitOf } from "#app/values/distance.ts";
import { languagesOf, type Paper } from "./paper.ts";
import { type PaperTexts, textsIn } from "./paper-texts.ts";
import type { WorkOrder, WorkOrderQuote, WorkOrderShop } from "./work-order.ts";

/** The printed data, the document's languages, and the file of its logo. */
type FoundWorkOrder = {
  order: WorkOrder;
  texts: PaperTexts;
  paper: Paper;
  logoFile: string | null;
};

/**
 * Everything printed on the work order of a quote, in one round trip; undefined when it is not this
 * shop's, or not of this job. `paper` defaults to the job's language.
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

type Shop = Pick<
  typeof shopSettings.$inferSelect,
  | "shopName"
  | "phone"
  | "address"
  | "taxId"
  | "printTerms"
  | "timeZone"
  | "distanceUnit"
  | "currency"
>;

/** The work order of a job, a quote and a shop that have been read. */
export function workOrderOf(
  job: JobRow & Recorded,
  quote: WorkOrderQuote,
  shop: Shop | undefined,
): WorkOrder {
  return {
    shop: asShop(shop),
    workId: workId(job.number),
    language: job.language,
    ...partiesOf(
      job,
      job.odometerUnit ??
        distanceUnitOf(shop ?? { ...noShop, currency: quote.currency }, noShop.timeZone),
    ),
    issues: job.issues,
    diagnostic: job.diagnostic,
    receivedAt: job.createdAt.getTime(),
    promisedAt: job.promisedAt?.getTime(),
    completedAt: job.completedAt?.getTime(),
    technician: job.technician,
    quote,
  };
}

type Parties = Pick<
  JobRow,
  | "customerFirstName"
  | "customerLastName"
  | "customerEmail"
  | "customerPhone"
  | "carMake"
  | "carModel"
  | "carYear"
  | "licensePlate"
  | "vin"
  | "odometer"
>;

/** Details from the shop's records, where they were read. */
type Recorded = {
  customerCompany?: string | null | undefined;
  customerAddress?: string | null | undefined;
  customerTaxId?: string | null | undefined;
  technician?: string | null | undefined;
};

/** The customer and the vehicle of a job, as papers name them. */
export const partiesOf = (
  job: Parties & Recorded,
  odometerUnit: DistanceUnit,
): Pick<WorkOrder, "customer" | "vehicle"> => ({
  customer: {
    firstName: job.customerFirstName,
    lastName: job.customerLastName,
    email: job.customerEmail,
    phone: job.customerPhone,
    company: job.customerCompany ?? null,
    address: job.customerAddress ?? null,
    taxId: job.customerTaxId ?? null,
  },
  vehicle: {
    make: job.carMake,
    model: job.carModel,
    year: job.carYear,
    plate: job.licensePlate,
    vin: job.vin,
    odometer: job.odometer,
    odometerUnit,
  },
});

const noShop = { distanceUnit: null, timeZone: "UTC" };

/**
 * A quote requires settings; if they were deleted since, its document is printed without the shop's
 * name.
 */
const asShop = (shop: Shop | undefined): WorkOrderShop => ({
  name: shop?.shopName ?? "",
  phone: shop?.phone ?? null,
  address: shop?.address ?? null,
  taxId: shop?.taxId ?? null,
  terms: shop?.printTerms ?? null,
  timeZone: shop?.timeZone ?? noShop.timeZone,
});

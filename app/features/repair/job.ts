import type { DistanceUnit } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import type { ShownTranslation } from "./texts/shown-texts.ts";

export const jobStatuses = ["pending", "in_progress", "completed", "cancelled"] as const;
export type JobStatus = (typeof jobStatuses)[number];

export type JobRef = { shopId: string; jobId: string };

/**
 * The badge of a job's status: green completed, blue in progress, red cancelled, grey otherwise
 * (specification, section 2).
 */
export const jobTones = {
  pending: "plain",
  in_progress: "busy",
  completed: "good",
  cancelled: "bad",
} as const satisfies Record<JobStatus, string>;

/** Last event of the quotes that were sent to the customer. */
export type JobLinkState = "sent" | "opened" | "asked" | "answered" | "decided" | "revoked";

/**
 * The work order number that a shop shows: `WO-000001` upward, per shop. `number` counts from 1.
 */
export const workId = (number: number): string => `WO-${String(number).padStart(6, "0")}`;

/**
 * Fields of a job's form; the server sets all other columns. `odometer` is as the dashboard shows
 * it.
 */
export type JobDetails = {
  customerFirstName: string;
  customerLastName: string;
  customerEmail: string;
  customerPhone: string;
  carMake: string;
  carModel: string;
  carYear: number;
  licensePlate: string;
  vin: string | null;
  odometer: number | null;
  /** Null without a reading, and for the unit of the shop (`distanceUnitOf`). */
  odometerUnit: DistanceUnit | null;
  issues: string;
  language: Language;
};

/** Technician of a job, a member of the shop, and its promised time. */
export type JobPlan = { technicianId: string | null; promisedAt: Date | null };

/** Fields that a member edits. */
export type JobEdit = JobDetails & JobPlan;

/** Picks the editable fields one by one, so that no other property of the object is stored. */
export function detailsOf(details: JobEdit): JobEdit {
  const {
    customerFirstName,
    customerLastName,
    customerEmail,
    customerPhone,
    carMake,
    carModel,
    carYear,
  } = details;
  const { licensePlate, vin, odometer, odometerUnit, issues, language, technicianId, promisedAt } =
    details;
  return {
    customerFirstName,
    customerLastName,
    customerEmail,
    customerPhone,
    carMake,
    carModel,
    carYear,
    licensePlate,
    vin,
    odometer,
    odometerUnit,
    issues,
    language,
    technicianId,
    promisedAt,
  };
}

/** A new job, and the first diagnostic when there is one. */
export type JobDraft = JobEdit & { diagnostic: string | null };

/** Row of the list of jobs. */
export type JobSummary = Pick<
  JobDetails,
  | "customerFirstName"
  | "customerLastName"
  | "customerEmail"
  | "customerPhone"
  | "carMake"
  | "carModel"
  | "carYear"
  | "licensePlate"
> & {
  id: string;
  number: number;
  status: JobStatus;
  /** The shop's own state below it, and its name in the reader's language. */
  stateId: string | null;
  state: string | null;
  /** Version for forms that change the status. */
  statusVersion: number;
  technicianId: string | null;
  /** Name of the technician; null for none, and for a deleted account. */
  technician: string | null;
  promisedAt: Date | null;
  /** The beginning of what the customer reported, as it was written. */
  complaint: string;
  /** Translation of it into the reader's language, where it was written in another one. */
  translation: ShownTranslation | undefined;
  linkState: JobLinkState | null;
  linkAt: Date | null;
  createdAt: Date;
  /** The sum of its approved quotes, else of the pending ones; null too where no prices are read. */
  quotedTotal: Cents | null;
  quotedCurrency: Currency | null;
  /** The sum of its approved quotes alone. */
  approvedTotal: Cents | null;
  /** Amount owed on its invoices; null too where the viewer may not see money. */
  owedTotal: Cents | null;
  moneyCurrency: Currency | null;
};

/** Card of a job on the board. */
export type JobCard = Omit<
  JobSummary,
  "customerEmail" | "customerPhone" | "createdAt" | "owedTotal" | "moneyCurrency"
> & {
  /** Number of its photos. */
  photos: number;
  /** Whether its inspection is finished. */
  inspected: boolean;
  /** Whether the parts that it waited for are here. */
  arrived: boolean;
};

/** Member as an assignee, and in the filter. */
export type ShopMember = { id: string; name: string };

/** The statuses of jobs that are still to be done. */
const openStatuses = ["pending", "in_progress"] as const satisfies readonly JobStatus[];

export const isOpen = (status: JobStatus): boolean =>
  (openStatuses as readonly JobStatus[]).includes(status);

/** Whether a promised time has passed while the job is open. `now` in milliseconds. */
export const isOverdue = (
  { promisedAt, status }: { promisedAt: Date | null; status: JobStatus },
  now: number,
): boolean => promisedAt !== null && promisedAt.getTime() < now && isOpen(status);

/** Number of jobs by open status. */
export type OpenJobs = Record<(typeof openStatuses)[number], number>;

/** The longest texts a job holds, in characters, and the largest odometer reading. */
export const jobLimits = {
  name: 80,
  phone: 40,
  make: 60,
  model: 80,
  plate: 20,
  odometer: 9_999_999,
  issues: 5_000,
  diagnostic: 10_000,
} as const;

/** The car years a job may have: 1900 to the next calendar year (specification, section 5). */
export const carYears = (currentYear: number) => ({ min: 1900, max: currentYear + 1 });

/**
 * Whether a job still says what this draft says: then a second sending of the draft has nothing
 * left to do.
 */
export const saysTheSame = (job: JobDraft, draft: JobDraft): boolean =>
  (Object.keys(draft) as (keyof JobDraft)[]).every(
    (field) => comparable(job[field]) === comparable(draft[field]),
  );

const comparable = (value: JobDraft[keyof JobDraft]) =>
  value instanceof Date ? value.getTime() : value;

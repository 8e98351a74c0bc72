import type { DistanceUnit } from "#app/values/distance.ts";
import { fold, searchWords } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { markOf } from "#app/values/mark.ts";

export const jobStatuses = ["pending", "in_progress", "completed", "cancelled"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** The badge of a job's status: green completed, blue in progress, red cancelled, grey otherwise (specification, section 2). */
export const jobTones = { pending: "plain", in_progress: "busy", completed: "good", cancelled: "bad" } as const satisfies Record<
  JobStatus,
  string
>;

/** The work order number that a shop shows: `WO-000001` upward, per owner (decision 10). `number` counts from 1. */
export const workId = (number: number): string => `WO-${String(number).padStart(6, "0")}`;

/** What the form of a job says; everything else about a job is the server's to set. `odometer` is as the dashboard shows it. */
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
  /** Null without a reading, and where nobody has said it: then it is the shop's (`distanceUnitOf`). */
  odometerUnit: DistanceUnit | null;
  issues: string;
  language: Language;
};

/** The details of a job, one by one: whatever else an object carries stays out. */
export function detailsOf(details: JobDetails): JobDetails {
  const { customerFirstName, customerLastName, customerEmail, customerPhone, carMake, carModel, carYear } = details;
  const { licensePlate, vin, odometer, odometerUnit, issues, language } = details;
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
  };
}

/** The details that a form was opened with, in short (`markOf`). */
export const detailsMark = (details: JobDetails): string => markOf(JSON.stringify(detailsOf(details)));

/** A new job: its details, and the first diagnostic when there is one. */
export type JobDraft = JobDetails & { diagnostic: string | null };

/** One line of the list of jobs. */
export type JobSummary = Pick<
  JobDetails,
  "customerFirstName" | "customerLastName" | "customerEmail" | "carMake" | "carModel" | "carYear" | "licensePlate"
> & {
  id: string;
  number: number;
  status: JobStatus;
};

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

/** What a phone dials: the first number, without the extension, whose digits would make it another one. */
export const dialled = (phone: string): string => phone.split(/ext|x|\//i)[0]!.replace(/[^\d+]/g, "");

/** Letters and digits alone, so that `ABC-123`, `ABC 123` and `abc123` are one plate. */
export const compact = (folded: string): string => folded.replace(/[^\p{L}\p{N}]+/gu, "");

type Searched = Pick<
  JobDetails,
  "customerFirstName" | "customerLastName" | "customerEmail" | "customerPhone" | "licensePlate" | "carMake" | "carModel" | "carYear"
>;

/** What the search looks in, but the work id, which stands before it: the number of a new job is known to the database alone. */
export const searchTail = (job: Searched): string => {
  const plate = fold(job.licensePlate);
  const texts = [job.customerFirstName, job.customerLastName, job.customerEmail, job.carMake, job.carModel].map(fold);
  const told = [...texts, plate, compact(plate)].filter((text, at, all) => text !== "" && all.indexOf(text) === at);
  return [...told, job.carYear, compact(fold(job.customerPhone))].join(" ");
};

/**
 * The search column of a job: folded work id, name, e-mail, make, model and plate, the plate once more without spaces and dashes, the
 * year, and the digits of the telephone in one run.
 */
export const searchText = (job: Searched & { number: number }): string => `${fold(workId(job.number))} ${searchTail(job)}`;

/**
 * The words of a search for jobs. The country in `+52 867 712 3456` is left aside, because most numbers are written down without it,
 * and so is a dash or a stroke between words.
 */
export function jobWords(text: string): string[] {
  const words = searchWords(text);
  const rest = words.filter((word) => !/^(?:\+\d{1,3}|\p{P}+)$/u.test(word));
  return rest.length > 0 ? rest : words;
}

/**
 * How one word of a search may be written in that column: as it is, or without its punctuation. A long run of digits is a telephone
 * number, which may stand there without country and area: its last seven digits do.
 */
export function spellings(word: string): string[] {
  const bare = compact(word);
  const local = /^\d{8,}$/.test(bare) ? bare.slice(-7) : bare;
  return [...new Set([word, bare, local])].filter((text) => text !== "");
}

/** Whether a job still says what this draft says: then a second sending of the draft has nothing left to do. */
export const saysTheSame = (job: JobDraft, draft: JobDraft): boolean =>
  (Object.keys(draft) as (keyof JobDraft)[]).every((field) => job[field] === draft[field]);

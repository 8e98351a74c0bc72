import { and, asc, eq, gte, lt, lte, ne, sql } from "drizzle-orm";
import { countingStates } from "#app/features/calendar/appointment/appointment.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import type { JobStatus } from "#app/features/repair/job.ts";
import { repairJobs, unpromised } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { dayAfter, startOfDay } from "#app/values/wall-time.ts";

/** The most appointments and jobs that a page shows, and for how long a job is carried over. */
const most = { appointments: 400, jobs: 60, carried: 30 } as const;
const carriedDays = 30;

type Period = {
  from: string;
  to: string;
  today: string;
  zone: string;
  /** Whose they are; undefined: everybody's. */
  technicianId: string | undefined;
};

const shownColumns = {
  id: appointments.id,
  day: appointments.day,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
  hours: appointments.hours,
  waits: appointments.waits,
  state: appointments.state,
  technicianId: appointments.technicianId,
  firstName: appointments.firstName,
  lastName: appointments.lastName,
  make: appointments.make,
  model: appointments.model,
  year: appointments.year,
  plate: appointments.plate,
  complaint: sql<string>`substr(${appointments.complaint}, 1, 160)`.as("complaint_begin"),
  complaintLanguage: appointments.complaintLanguage,
  translation: sql<string | null>`substr(${appointments.translation}, 1, 160)`.as(
    "translation_begin",
  ),
  service: appointments.service,
  isFromPage: appointments.isFromPage,
  jobId: appointments.jobId,
  version: appointments.version,
};

const jobColumns = {
  id: repairJobs.id,
  number: repairJobs.number,
  status: sql<JobStatus>`${repairJobs.status}`.as("job_status"),
  technicianId: repairJobs.technicianId,
  firstName: repairJobs.customerFirstName,
  lastName: repairJobs.customerLastName,
  carMake: repairJobs.carMake,
  carModel: repairJobs.carModel,
  carYear: repairJobs.carYear,
  licensePlate: repairJobs.licensePlate,
  promisedAt: repairJobs.promisedAt,
};

const isOpenJob = sql`${repairJobs.status} IN ('pending', 'in_progress')`;

/**
 * The statements of a period: its appointments, the open jobs that are promised in it, those whose
 * promise or whose appointment was before today and that are not finished, and how many hours each
 * day has given away, whoever they are of.
 */
export const daysQueries = (
  db: Db,
  shopId: string,
  { from, to, today, zone, technicianId }: Period,
) => {
  const ofJobs = technicianId ? eq(repairJobs.technicianId, technicianId) : undefined;
  const promised = (after: number | undefined, before: number) =>
    and(
      eq(repairJobs.shopId, shopId),
      isOpenJob,
      sql`(${unpromised}) = 0`,
      after === undefined ? undefined : gte(repairJobs.promisedAt, new Date(after)),
      lt(repairJobs.promisedAt, new Date(before)),
      ofJobs,
    );
  return [
    db
      .select(shownColumns)
      .from(appointments)
      .where(
        and(
          eq(appointments.shopId, shopId),
          technicianId ? eq(appointments.technicianId, technicianId) : undefined,
          gte(appointments.day, from),
          lte(appointments.day, to),
          ne(appointments.state, "cancelled"),
        ),
      )
      .orderBy(asc(appointments.day), asc(appointments.startsAt))
      .limit(most.appointments + 1),
    db
      .select(jobColumns)
      .from(repairJobs)
      .where(promised(startOfDay(from, zone), startOfDay(dayAfter(to, 1), zone)))
      .orderBy(asc(repairJobs.promisedAt))
      .limit(most.jobs),
    db
      .select(jobColumns)
      .from(repairJobs)
      .where(promised(undefined, startOfDay(today, zone)))
      .orderBy(asc(repairJobs.promisedAt))
      .limit(most.carried),
    db
      .select(jobColumns)
      .from(appointments)
      .innerJoin(
        repairJobs,
        and(eq(repairJobs.shopId, appointments.shopId), eq(repairJobs.id, appointments.jobId)),
      )
      .where(
        and(
          eq(appointments.shopId, shopId),
          gte(appointments.day, dayAfter(today, -carriedDays)),
          lt(appointments.day, today),
          eq(appointments.state, "here"),
          isOpenJob,
          ofJobs,
        ),
      )
      .orderBy(asc(appointments.day))
      .limit(most.carried),
    takenQuery(db, shopId, { from, to }),
  ] as const;
};

/** How many hours of each day of a period are taken. */
export const takenQuery = (db: Db, shopId: string, { from, to }: Pick<Period, "from" | "to">) =>
  db
    .select({
      takenDay: appointments.day,
      taken: sql<number>`sum(${appointments.hours})`.as("taken"),
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.shopId, shopId),
        gte(appointments.day, from),
        lte(appointments.day, to),
        sql`${appointments.state} IN ${[...countingStates]}`,
      ),
    )
    .groupBy(appointments.day);

type Queries = ReturnType<typeof daysQueries>;
type Answers = readonly [
  Awaited<Queries[0]>,
  Awaited<Queries[1]>,
  Awaited<Queries[2]>,
  Awaited<Queries[3]>,
  Awaited<Queries[4]>,
];

/** What `daysQueries` found. */
export const daysOfRows = ([shown, promised, late, unfinished, taken]: Answers) => ({
  appointments: shown.slice(0, most.appointments),
  more: shown.length > most.appointments,
  promised,
  carried: [...new Map([...late, ...unfinished].map((job) => [job.id, job])).values()],
  taken: new Map(taken.map((one) => [one.takenDay, one.taken])),
});

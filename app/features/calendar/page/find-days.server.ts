import { and, asc, eq, gte, lt, lte, ne, sql } from "drizzle-orm";
import { takenQuery } from "#app/features/calendar/appointment/taken-hours.server.ts";
import type { Period } from "#app/features/calendar/opening/calendar.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { repairJobs, unpromised } from "#app/features/repair/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { dayAfter, startOfDay } from "#app/values/wall-time.ts";

/** Columns of a job for its line in the calendar. */
const jobColumns = {
  id: repairJobs.id,
  carMake: repairJobs.carMake,
  carModel: repairJobs.carModel,
  carYear: repairJobs.carYear,
  licensePlate: repairJobs.licensePlate,
  promisedAt: repairJobs.promisedAt,
};

/** Jobs that are not finished. */
const isOpenJob = sql`${repairJobs.status} IN ('pending', 'in_progress')`;

/** The most appointments and jobs that a page shows, and for how long a job is carried over. */
const most = { appointments: 400, jobs: 60, carried: 30 } as const;
const carriedDays = 30;

type ShownPeriod = Period & {
  today: string;
  zone: string;
  /** The technician; undefined: all of them. */
  technicianId: string | undefined;
};

const shownColumns = {
  id: appointments.id,
  day: appointments.day,
  startsAt: appointments.startsAt,
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
  version: appointments.version,
};

/**
 * The statements of a period: its appointments, the open jobs promised in it, unfinished jobs whose
 * promise or appointment was before today, and the booked hours of each day, of all technicians.
 */
export const daysQueries = (
  db: Db,
  shopId: string,
  { from, to, today, zone, technicianId }: ShownPeriod,
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
      .innerJoin(repairJobs, refersTo(appointments, appointments.jobId, repairJobs))
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

/** Runs `daysQueries` in one round trip. */
export async function findDays(db: Db, shopId: string, period: ShownPeriod) {
  const [shown, promised, late, unfinished, taken] = await db.batch(
    daysQueries(db, shopId, period),
  );
  return {
    appointments: shown.slice(0, most.appointments),
    more: shown.length > most.appointments,
    promised,
    carried: [...new Map([...late, ...unfinished].map((job) => [job.id, job])).values()],
    taken: new Map(taken.map((one) => [one.takenDay, one.taken])),
  };
}

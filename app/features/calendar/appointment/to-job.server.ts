import { and, eq, isNull, sql } from "drizzle-orm";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { emailFoundBy } from "#app/features/customers/found-by.ts";
import { noteConsent } from "#app/features/messages/consent/consents.server.ts";
import { createJob } from "#app/features/repair/form/create-job.server.ts";
import type { JobDraft } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { otherLanguages } from "#app/values/language.ts";
import { type AppointmentRef, countingStates } from "./appointment.ts";
import { type Appointment, appointmentIs } from "./rows.server.ts";
import { findAppointment } from "./state.server.ts";

/** Stands for an unknown plate. */
const noPlate = "—";

const draftOf = (one: Appointment): JobDraft => ({
  customerFirstName: one.firstName,
  customerLastName: one.lastName,
  customerEmail: one.email,
  customerPhone: one.phone,
  carMake: one.make,
  carModel: one.model,
  carYear: one.year,
  licensePlate: one.plate || noPlate,
  vin: one.vin,
  odometer: null,
  odometerUnit: null,
  issues: one.complaint,
  diagnostic: null,
  language: one.language,
  technicianId: one.technicianId,
  // A waiting customer is promised the end; for a car that is left the shop sets the time.
  promisedAt: one.waits ? one.endsAt : null,
});

/**
 * Makes the job of an appointment whose car has arrived, once: its id is the appointment's. Returns
 * the id of the job; "not" for an appointment that does not count.
 */
export async function jobOfAppointment(
  db: Db,
  ref: AppointmentRef,
  { by, now }: Actor,
): Promise<{ jobId: string; isAlike: boolean } | "gone" | "not"> {
  const found = await findAppointment(db, ref);
  if (!found) return "gone";
  if (found.jobId) return { jobId: found.jobId, isAlike: false };
  if (!(countingStates as readonly string[]).includes(found.state)) return "not";
  const { shopId, id, complaint, complaintLanguage, translation, customerId, vehicleId } = found;
  const job = jobOf(shopId, id);
  const ofJob = (column: "customer_id" | "vehicle_id") =>
    sql`(SELECT j.${sql.raw(column)} FROM repair_jobs j WHERE j.shop_id = ${shopId} AND j.id = ${id})`;
  const translations = translation
    ? otherLanguages(complaintLanguage).map((language) =>
        insertSelect(
          db,
          textTranslations,
          {
            shopId,
            jobId: id,
            subjectId: id,
            field: "issues",
            language,
            originalLanguage: complaintLanguage,
            languageBy: null,
            text: translation,
            ofText: complaint,
            state: "machine",
            problem: null,
            verdict: null,
            by: null,
            at: new Date(now),
            version: 1,
          },
          sql`FROM ${repairJobs} WHERE ${and(job, eq(repairJobs.issues, complaint))}`,
        ).onConflictDoNothing(),
      )
    : [];
  // The address typed on the booking page is unverified until the customer has arrived.
  const address = emailFoundBy(found.email);
  const consent =
    found.marketing !== null && address !== null
      ? [
          noteConsent(db, {
            shopId,
            id,
            address,
            way: "marketing",
            state: "given",
            words: found.marketing,
            language: found.language,
            by,
            now,
          }),
        ]
      : [];
  const made = await createJob(db, { shopId, jobId: id }, draftOf(found), {
    by,
    now,
    chosen: { customerId, vehicleId },
    also: [
      ...translations,
      ...consent,
      db
        .update(appointments)
        .set({
          jobId: id,
          state: "here",
          customerId: ofJob("customer_id"),
          vehicleId: ofJob("vehicle_id"),
          remindAt: null,
          sequence: sql`${appointments.sequence} + 1`,
          version: sql`${appointments.version} + 1`,
          updatedAt: new Date(now),
        })
        .where(and(appointmentIs(ref), isNull(appointments.jobId))),
    ],
  });
  return { jobId: made.job.id, isAlike: made.isAlike };
}

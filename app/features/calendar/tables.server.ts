import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { customers, vehicles } from "#app/features/customers/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { flag, instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { AppointmentState } from "./appointment/appointment.ts";
import type { LetterKind } from "./letters/letter-texts.ts";

/** Conditions of due rows, in the exact text that queries must use to hit the partial indexes. */
const isLetterDue = sql`letter_at is not null`;
const isReminderDue = sql`remind_at is not null`;

export const appointments = sqliteTable(
  "appointments",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    /** The stored customer and vehicle; the columns below are the typed ones. */
    customerId: text("customer_id"),
    vehicleId: text("vehicle_id"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    /** The phone number as compared, else the email. No-shows are counted by it. */
    contact: text("contact").notNull(),
    make: text("make").notNull(),
    model: text("model").notNull(),
    year: integer("year").notNull(),
    plate: text("plate").notNull(),
    vin: text("vin"),
    complaint: text("complaint").notNull(),
    complaintLanguage: text("complaint_language").$type<Language>().notNull(),
    /** The complaint in the other language; null until there is one. */
    translation: text("translation"),
    /** The customer's. */
    language: text("language").$type<Language>().notNull(),
    /** The service that was chosen on the booking page, as it was called there. */
    service: text("service").notNull(),
    /** In hundredths. */
    hours: integer("hours").notNull(),
    /** Its day where the shop is, 2026-11-23. */
    day: text("day").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** Time zones of the shop and of the customer. */
    zone: text("zone").notNull(),
    customerZone: text("customer_zone").notNull(),
    /** Whether the customer waits for the car. */
    waits: flag("waits").notNull(),
    technicianId: text("technician_id"),
    state: text("state").$type<AppointmentState>().notNull(),
    jobId: text("job_id"),
    /** Booked on the page. */
    isFromPage: flag("is_from_page").notNull(),
    /** The words that were agreed to; null where the shop wrote it down. */
    consent: text("consent"),
    /** The words of the consent to be written to about other work. */
    marketing: text("marketing"),
    note: text("note").notNull(),
    /** Counts its changes of time and state for calendars (RFC 5545, SEQUENCE). */
    sequence: integer("sequence").notNull().default(0),
    letterKind: text("letter_kind").$type<LetterKind>(),
    letterAt: instant("letter_at"),
    letterTries: integer("letter_tries").notNull().default(0),
    remindAt: instant("remind_at"),
    remindedAt: instant("reminded_at"),
    createdBy: text("created_by"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    // No action: triggers take a customer, vehicle or job off before it is deleted.
    shopForeignKey(table, table.customerId, customers),
    shopForeignKey(table, table.vehicleId, vehicles),
    shopForeignKey(table, table.jobId, repairJobs),
    // The sum of a day reads this index alone.
    index("appointments_of_day").on(
      table.shopId,
      table.day,
      table.state,
      table.technicianId,
      table.hours,
      table.waits,
      table.startsAt,
      table.endsAt,
    ),
    index("appointments_of_technician").on(
      table.shopId,
      table.technicianId,
      table.day,
      table.startsAt,
    ),
    index("appointments_of_customer").on(table.shopId, table.customerId, table.startsAt),
    index("appointments_of_vehicle").on(table.shopId, table.vehicleId),
    index("appointments_of_contact").on(table.shopId, table.contact, table.state),
    uniqueIndex("appointment_of_job").on(table.shopId, table.jobId).where(sql`job_id is not null`),
    index("appointment_letters_due").on(table.letterAt).where(isLetterDue),
    index("appointment_reminders_due").on(table.remindAt).where(isReminderDue),
    check("appointment_hours_above_zero", sql`hours > 0`),
    check("appointment_ends_later", sql`ends_at > starts_at`),
  ],
);

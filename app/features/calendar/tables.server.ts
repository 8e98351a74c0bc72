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
import { shopColumn, shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { customers, vehicles } from "#app/features/customers/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { flag, instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { AppointmentState } from "./appointment/appointment.ts";
import type { LetterKind } from "./letters/letter-texts.ts";
import type { Service } from "./opening/calendar-settings.ts";
import type { Week } from "./opening/openings.ts";

/** When a shop takes cars, and how customers book; there is no row until it is saved. */
export const calendarSettings = sqliteTable("calendar_settings", {
  shopId: text("shop_id")
    .primaryKey()
    .references(() => shops.id, { onDelete: "cascade" }),
  week: text("week", { mode: "json" }).$type<Week>().notNull(),
  openHolidays: text("open_holidays", { mode: "json" }).$type<string[]>().notNull(),
  /** What part of the openings each member works on cars, in percent. */
  shares: text("shares", { mode: "json" }).$type<Record<string, number>>().notNull(),
  promisedHours: integer("promised_hours").notNull(),
  /** Last part of the address of the booking page. */
  address: text("address").unique(),
  isBookable: flag("is_bookable").notNull(),
  confirms: flag("confirms").notNull(),
  noticeHours: integer("notice_hours").notNull(),
  daysAhead: integer("days_ahead").notNull(),
  pageShare: integer("page_share").notNull(),
  services: text("services", { mode: "json" }).$type<Service[]>().notNull(),
  updatedAt: instant("updated_at").notNull(),
  /** Raised by closures too: whoever books names the version that the day was planned with. */
  version: versionColumn("version"),
});

/** Days on which a shop is closed, or one of its members is away. */
export const closures = sqliteTable(
  "closures",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    /** 2026-12-24, both included. */
    fromDay: text("from_day").notNull(),
    toDay: text("to_day").notNull(),
    /** Null: the whole shop. */
    memberId: text("member_id"),
    note: text("note").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("closures_by_end").on(table.shopId, table.toDay),
  ],
);

/** What is due by itself; queries say it in these very words. */
const isLetterDue = sql`letter_at is not null`;
const isReminderDue = sql`remind_at is not null`;

export const appointments = sqliteTable(
  "appointments",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    /** Those on file; the columns below are what was typed. */
    customerId: text("customer_id"),
    vehicleId: text("vehicle_id"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    /** The telephone as it is compared, else the email: whose no-shows count together. */
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
    /** Of the shop, and of the customer. */
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

/** What opens an appointment for its customer: letters have tokens of their own. */
export const appointmentTokens = sqliteTable(
  "appointment_tokens",
  {
    shopId: shopColumn(),
    /** SHA-256 of the token, which is stored nowhere. */
    tokenHash: text("token_hash").notNull().unique(),
    appointmentId: text("appointment_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.tokenHash] }),
    shopForeignKey(table, table.appointmentId, appointments).onDelete("cascade"),
    index("tokens_of_appointment").on(table.shopId, table.appointmentId),
  ],
);

/** The secret addresses of the calendars that members subscribe to: one each. */
export const calendarFeeds = sqliteTable(
  "calendar_feeds",
  {
    shopId: shopColumn(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the secret, which is stored nowhere. */
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.userId] }),
    index("feeds_of_user").on(table.userId),
  ],
);

import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { customers, vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { findings, inspections } from "#app/features/inspection/tables.server.ts";
import { pointName } from "#app/features/inspection/vehicle/vehicle-findings.server.ts";
import { isDecidedAgainst } from "#app/features/quotes/choices/count-once.server.ts";
import { followUps, recommendationAnswers } from "#app/features/reminders/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { translationColumn } from "#app/features/repair/texts/translation-column.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

/** The most visits that are read, newest first; and the most messages to the customer. */
const [mostVisits, mostAsked] = [40, 20] as const;

type OfVehicle = { shopId: string; id: string; reader: Language };

/** The quotes of a job as one JSON column: declined work, and other mentions of it. */
const quotesColumn = (reader: Language) =>
  sql<string>`(SELECT json_group_array(json_array(q.id, q.number, q.status, q.description, ${translationColumn(
    reader,
    {
      shopId: sql`q.shop_id`,
      jobId: sql`q.job_id`,
      subjectId: sql`q.id`,
      field: "description",
      text: sql`q.description`,
    },
  )}, q.updated_at, iif(q.status = 'approved', (SELECT group_concat(l.name, ' / ')
      FROM quote_lines l WHERE l.shop_id = q.shop_id AND l.quote_id = q.id), NULL)))
    FROM repair_quotes q WHERE q.shop_id = repair_jobs.shop_id AND q.job_id = repair_jobs.id
      AND NOT ${isDecidedAgainst("q")})`.as("quotes");

const lastInspection = ({ shopId, id }: OfVehicle) =>
  sql`(SELECT i.job_id FROM repair_jobs j JOIN inspections i ON i.shop_id = j.shop_id
    AND i.job_id = j.id WHERE j.shop_id = ${shopId} AND j.vehicle_id = ${id}
    ORDER BY j.number DESC LIMIT 1)`;

/** Statements for the history of a vehicle, for a batch; `readHistory` converts the rows. */
export const historyQueries = (db: Db, of: OfVehicle) =>
  [
    db
      .select({
        vehicle: {
          make: vehicles.make,
          model: vehicles.model,
          year: vehicles.year,
          plate: vehicles.plate,
          vin: vehicles.vin,
        },
        owner: {
          id: customers.id,
          firstName: customers.firstName,
          lastName: customers.lastName,
          email: customers.email,
          emailFoundBy: customers.emailFoundBy,
          phone: customers.phone,
          language: customers.language,
        },
        consent: sql<string | null>`(SELECT s.state FROM consents s
          WHERE s.shop_id = customers.shop_id AND s.address = customers.email_found_by
            AND s.way = 'marketing' ORDER BY s.at DESC, s.id DESC LIMIT 1)`.as("consent"),
      })
      .from(vehicles)
      .leftJoin(
        vehicleOwners,
        and(
          refersTo(vehicleOwners, vehicleOwners.vehicleId, vehicles),
          isNull(vehicleOwners.until),
        ),
      )
      .leftJoin(customers, refersTo(vehicleOwners, vehicleOwners.customerId, customers))
      .where(and(eq(vehicles.shopId, of.shopId), eq(vehicles.id, of.id)))
      .orderBy(desc(vehicleOwners.since))
      .limit(1),
    db
      .select({
        id: repairJobs.id,
        number: repairJobs.number,
        createdAt: repairJobs.createdAt,
        status: repairJobs.status,
        odometer: repairJobs.odometer,
        odometerUnit: repairJobs.odometerUnit,
        quotes: quotesColumn(of.reader),
      })
      .from(repairJobs)
      .where(and(eq(repairJobs.shopId, of.shopId), eq(repairJobs.vehicleId, of.id)))
      .orderBy(desc(repairJobs.number))
      .limit(mostVisits),
    db
      .select({
        jobId: findings.jobId,
        point: findings.point,
        color: findings.color,
        words: findings.words,
        at: findings.at,
        name: pointName,
      })
      .from(findings)
      .innerJoin(
        inspections,
        and(eq(inspections.shopId, findings.shopId), eq(inspections.jobId, findings.jobId)),
      )
      .where(
        and(
          eq(findings.shopId, of.shopId),
          sql`${findings.jobId} = ${lastInspection(of)}`,
          inArray(findings.color, ["red", "yellow"]),
          isNull(findings.quoteId),
        ),
      ),
    db
      .select({
        customerId: recommendationAnswers.customerId,
        subject: recommendationAnswers.subject,
        answer: recommendationAnswers.answer,
        at: recommendationAnswers.at,
      })
      .from(recommendationAnswers)
      .where(
        and(
          eq(recommendationAnswers.shopId, of.shopId),
          eq(recommendationAnswers.vehicleId, of.id),
        ),
      ),
    db
      .select({ work: followUps.work, createdAt: followUps.createdAt })
      .from(followUps)
      .where(and(eq(followUps.shopId, of.shopId), eq(followUps.vehicleId, of.id)))
      .orderBy(desc(followUps.createdAt))
      .limit(mostAsked),
  ] as const;

type Queries = ReturnType<typeof historyQueries>;
export type HistoryRows = { [At in keyof Queries]: Awaited<Queries[At]> };

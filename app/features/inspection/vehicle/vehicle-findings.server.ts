import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { findings, inspections } from "#app/features/inspection/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { visitsOf, visitsPerPage } from "#app/features/repair/visits/visits.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { storedElements } from "#app/platform/db/json-rows.server.ts";
import type { VehicleFinding, VehicleFindings } from "./vehicle-finding.ts";

type OfVehicle = { shopId: string; id: string; before?: number | undefined };

/** More than the sheets of a page of visits say, as a rule. */
const mostFindings = 200;

const ofFinding = sql`${findings.shopId} AND ph.job_id = ${findings.jobId}
  AND ph.point = ${findings.point} AND ph.removed_at IS NULL`;

/** The name of a finding's point in both languages, as JSON; null where the sheet has lost it. */
export const pointName = sql<string | null>`(SELECT p.value ->> '$.name'
  FROM ${storedElements(inspections.points, "p")}
  WHERE p.value ->> '$.id' = ${findings.point})`.as("point_name");

/** Bad or watched findings on a page of a vehicle's visits, newest first. */
export const vehicleFindingsQuery = (db: Db, asked: OfVehicle) =>
  db
    .select({
      id: findings.id,
      jobId: findings.jobId,
      color: findings.color,
      at: findings.at,
      name: pointName,
      status: sql<string | null>`${repairQuotes.status}`.as("quote_status"),
      quoteId: sql<string | null>`${repairQuotes.id}`.as("found_quote_id"),
      photoId: sql<string | null>`(SELECT min(ph.id) FROM photos AS ph
        WHERE ph.shop_id = ${ofFinding})`.as("photo_id"),
    })
    .from(findings)
    .innerJoin(
      inspections,
      and(eq(inspections.shopId, findings.shopId), eq(inspections.jobId, findings.jobId)),
    )
    .leftJoin(
      repairQuotes,
      and(
        eq(repairQuotes.shopId, findings.shopId),
        eq(repairQuotes.jobId, findings.jobId),
        eq(repairQuotes.id, findings.quoteId),
      ),
    )
    .where(
      and(
        eq(findings.shopId, asked.shopId),
        inArray(
          findings.jobId,
          sql`(SELECT id FROM (${db
            .select({ id: repairJobs.id })
            .from(repairJobs)
            .where(visitsOf(repairJobs.vehicleId, asked))
            .orderBy(desc(repairJobs.number))
            .limit(visitsPerPage)}))`,
        ),
        inArray(findings.color, ["red", "yellow"]),
      ),
    )
    .orderBy(desc(inspections.startedAt), desc(findings.id))
    .limit(mostFindings);

/** Findings on a page of a vehicle's visits; open ones on its first page only. */
export async function findVehicleFindings(db: Db, asked: OfVehicle): Promise<VehicleFindings> {
  const rows = await vehicleFindingsQuery(db, asked);
  const told = rows.flatMap(({ name, at, status, quoteId, ...row }) =>
    name === null
      ? []
      : [
          {
            ...row,
            at: at.getTime(),
            point: JSON.parse(name) as VehicleFinding["point"],
            status,
            quoteId,
          },
        ],
  );
  const shown = ({ status: _, quoteId: __, ...finding }: (typeof told)[number]): VehicleFinding =>
    finding;
  const rejected = told.filter(({ status }) => status === "rejected");
  const [last] = rows;
  return {
    declined: Object.fromEntries(
      [...Map.groupBy(rejected, ({ quoteId }) => quoteId!)].map(([id, some]) => [
        id,
        some.map(shown),
      ]),
    ),
    open:
      asked.before === undefined
        ? told.filter(({ quoteId, jobId }) => quoteId === null && jobId === last?.jobId).map(shown)
        : [],
  };
}

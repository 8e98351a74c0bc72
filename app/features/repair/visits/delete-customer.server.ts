import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import {
  customerImportKeys,
  customerImportRows,
} from "#app/features/customers/import.tables.server.ts";
import { customerOf } from "#app/features/customers/person/customer.server.ts";
import {
  customerMerges,
  customers,
  distinctRecords,
  vehicleOwners,
  vehicles,
  vehicleTerms,
} from "#app/features/customers/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Placeholder for a deleted name or plate in a job. */
const removed = "—";

/**
 * Searched text of a job after its customer was deleted: work id and car. Diagnostic and quotes
 * have columns of their own.
 */
const searchWithoutCustomer = sql`'wo-' || printf('%06d', ${repairJobs.number}) || ' '
  || lower(${repairJobs.carMake} || ' ' || ${repairJobs.carModel}) || ' ' || ${repairJobs.carYear}
  || lower(coalesce(' ' || ${repairJobs.vin}, ''))`;

/** Whether a text holds the customer's name, telephone or e-mail address. */
const names = ({ shopId, id }: { shopId: string; id: string }, text: SQL) => sql`EXISTS (
  SELECT 1 FROM ${customers} c WHERE c.shop_id = ${shopId} AND c.id = ${id} AND (
    (instr(${text}, c.first_name) > 0 AND instr(${text}, c.last_name) > 0)
    OR instr(${text}, c.name_found_by) > 0
    OR instr(${text}, c.phone) > 0 OR instr(${text}, c.phone_found_by) > 0
    OR instr(lower(${text}), c.email_found_by) > 0))`;

/**
 * Deletes personal data of a customer in one batch: the customer, the name, telephone, email and
 * plate of every job of theirs, the plates of the vehicles that they own now, and refused import
 * rows about them. Jobs and quotes stay without them, and so does the history of the vehicles. Open
 * forms of such a job are overtaken. False when there is no such customer.
 */
export async function deleteCustomer(
  db: Db,
  { shopId, id }: { shopId: string; id: string },
  now: number,
): Promise<boolean> {
  const owned = db
    .select({ id: vehicleOwners.vehicleId })
    .from(vehicleOwners)
    .where(
      and(
        eq(vehicleOwners.shopId, shopId),
        eq(vehicleOwners.customerId, id),
        isNull(vehicleOwners.until),
      ),
    );
  const updatedAt = new Date(now);
  const ownJobs = sql`(SELECT j.id FROM repair_jobs j WHERE j.shop_id = ${shopId}
    AND j.customer_id = ${id})`;
  const answers = await db.batch([
    db
      .delete(textTranslations)
      .where(
        and(
          eq(textTranslations.shopId, shopId),
          eq(textTranslations.field, "message"),
          sql`${textTranslations.jobId} IN ${ownJobs}`,
        ),
      ),
    db
      .update(repairJobs)
      .set({
        customerId: null,
        customerFirstName: removed,
        customerLastName: "",
        customerEmail: "",
        customerPhone: "",
        licensePlate: removed,
        search: searchWithoutCustomer,
        searchIssuesTranslated: null,
        updatedAt,
        version: sql`${repairJobs.version} + 1`,
      })
      .where(and(eq(repairJobs.shopId, shopId), eq(repairJobs.customerId, id))),
    // Its terms are the plate and parts of the VIN.
    db.delete(vehicleTerms).where(
      and(
        eq(vehicleTerms.shopId, shopId),
        inArray(vehicleTerms.vehicleId, owned),
        sql`${vehicleTerms.term} = (SELECT v.plate_found_by FROM vehicles v
            WHERE v.shop_id = ${vehicleTerms.shopId} AND v.id = ${vehicleTerms.vehicleId})`,
      ),
    ),
    db
      .update(vehicles)
      .set({
        plate: null,
        plateFoundBy: null,
        updatedAt,
        version: sql`${vehicles.version} + 1`,
      })
      .where(and(eq(vehicles.shopId, shopId), inArray(vehicles.id, owned))),
    // Merge records hold the rows from before the merge: the customer's, those of customers merged
    // into them, recursively, and those of their vehicles.
    db.delete(customerMerges).where(
      and(
        eq(customerMerges.shopId, shopId),
        sql`${customerMerges.id} IN (WITH RECURSIVE led (id, record) AS (
              SELECT '', ${id} UNION SELECT '', o.vehicle_id FROM (${owned}) o
              UNION SELECT m.id, iif(m.undone_at IS NULL, m.gone_id, NULL) FROM led
                JOIN customer_merges m ON m.shop_id = ${shopId} AND m.kept_id = led.record
              UNION SELECT m.id, NULL FROM led
                JOIN customer_merges m ON m.shop_id = ${shopId} AND m.gone_id = led.record)
            SELECT id FROM led)`,
      ),
    ),
    db
      .update(customerImportRows)
      .set({ sample: removed, cells: null })
      .where(
        and(
          eq(customerImportRows.shopId, shopId),
          sql`(${customerImportRows.customerId} = ${id}
            OR ${names({ shopId, id }, sql`${customerImportRows.sample}`)}
            OR ${names({ shopId, id }, sql`${customerImportRows.cells}`)})`,
        ),
      ),
    db
      .delete(customerImportKeys)
      .where(
        and(
          eq(customerImportKeys.shopId, shopId),
          names({ shopId, id }, sql`${customerImportKeys.record}`),
        ),
      ),
    db
      .delete(distinctRecords)
      .where(
        and(
          eq(distinctRecords.shopId, shopId),
          sql`${id} IN (${distinctRecords.recordId}, ${distinctRecords.otherId})`,
        ),
      ),
    // Owners, terms and the conversation with its messages cascade.
    db.delete(customers).where(customerOf(shopId, id)).returning({ id: customers.id }),
  ]);
  const gone: readonly unknown[] = answers.at(-1) as unknown[];
  return gone.length > 0;
}

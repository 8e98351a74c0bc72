import { type SQL, sql } from "drizzle-orm";
import { isUniqueVin } from "#app/features/customers/vin/vin.ts";
import type { CustomerRow, VehicleRow } from "./store.server.ts";

// Matching is SQL, so that the transaction of the write decides. Each value is bound once: D1 takes
// 100 per statement.

/** An id, or a query for one. */
export type RecordChoice = string | SQL | null;

type Matching<Row> = {
  shopId: string;
  said: Row;
  /** Id chosen by hand, unless nothing typed agrees with it any longer. */
  chosen: RecordChoice;
  /** Id of the record that this batch may have made. */
  made: string;
};

/**
 * Id of the customer on file, or NULL: chosen by hand, else the oldest with the same telephone or
 * email address and the same name.
 */
export const matchingCustomer = ({ shopId, said, chosen, made }: Matching<CustomerRow>): SQL => {
  const { nameFoundBy, phoneFoundBy, emailFoundBy } = said;
  const values = [shopId, made, chosen, nameFoundBy, phoneFoundBy, emailFoundBy];
  return sql`(WITH said (shop, made, chosen, name, phone, email) AS (VALUES (${listed(values)}))
    SELECT coalesce(
      (SELECT c.id FROM customers c WHERE c.shop_id = said.shop AND c.id = said.made),
      (SELECT c.id FROM customers c WHERE c.shop_id = said.shop AND c.id = said.chosen AND (
        c.name_found_by = said.name OR c.phone_found_by = said.phone
        OR c.email_found_by = said.email)),
      (SELECT min(id) FROM (
        SELECT c.id FROM customers c WHERE c.shop_id = said.shop
          AND c.phone_found_by = said.phone AND +c.name_found_by = said.name
        UNION ALL
        SELECT c.id FROM customers c WHERE c.shop_id = said.shop
          AND c.email_found_by = said.email AND +c.name_found_by = said.name)))
    FROM said)`;
};

/**
 * Id of that customer's vehicle on file: chosen by hand; else the one with the VIN; else the
 * customer's own with the plate, unless another VIN contradicts. The last two also need a car name
 * that does not contradict (same-car.ts): otherwise it is another vehicle, and the likeness is
 * reported.
 */
export const matchingVehicle = ({
  shopId,
  said,
  chosen,
  made,
  customerId,
}: Matching<VehicleRow> & { customerId: SQL }): SQL => {
  const { vin, plateFoundBy, make, model, year } = said;
  const unique = isUniqueVin(vin) ? vin : null;
  const car = [plateFoundBy, vin, unique, make, model, year];
  const values = [shopId, made, chosen, customerId, ...car];
  return sql`(WITH said (shop, made, chosen, customer, plate, vin, unique_vin, make, model, year)
      AS MATERIALIZED (VALUES (${listed(values)}))
    SELECT coalesce(
      (SELECT v.id FROM vehicles v WHERE v.shop_id = said.shop AND v.id = said.made),
      (SELECT v.id FROM vehicles v WHERE v.shop_id = said.shop AND v.id = said.chosen AND (
        v.plate_found_by = said.plate OR v.vin = said.vin
        OR (lower(v.make) = lower(said.make) AND lower(v.model) = lower(said.model)
          AND ${noOtherVin}))),
      (SELECT min(v.id) FROM vehicles v WHERE v.shop_id = said.shop AND v.vin = said.unique_vin
        AND NOT (${differs("make")} AND ${differs("model")}
          AND v.plate_found_by IS NOT nullif(said.plate, ''))),
      (SELECT min(id) FROM (
        SELECT v.id FROM vehicles v WHERE v.shop_id = said.shop AND v.vin = said.vin AND ${own}
        UNION ALL
        SELECT v.id FROM vehicles v WHERE v.shop_id = said.shop
          AND v.plate_found_by = said.plate AND ${noOtherVin} AND NOT ${contradicts}
          AND ${own})))
    FROM said)`;
};

const noOtherVin = sql`(v.vin IS NULL OR said.vin IS NULL OR v.vin = said.vin)`;

const plain = (column: string) => sql.raw(`replace(replace(lower(${column}), '-', ''), ' ', '')`);

/** `differs` of same-car.ts in SQL. */
function differs(column: "make" | "model"): SQL {
  const [stored, said] = [plain(`v.${column}`), plain(`said.${column}`)];
  return sql`(instr(${stored}, ${said}) <> 1 AND instr(${said}, ${stored}) <> 1)`;
}

const contradicts = sql`(${differs("make")} + ${differs("model")}
  + coalesce(v.year <> said.year, 0) >= 2)`;

const own = sql`EXISTS (SELECT 1 FROM vehicle_owners o WHERE o.shop_id = v.shop_id
  AND o.vehicle_id = v.id AND o.customer_id = said.customer AND o.until IS NULL)`;

const listed = (values: (string | number | SQL | null)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

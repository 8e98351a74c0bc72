import { sql } from "drizzle-orm";
import { users } from "#app/features/account/tables.server.ts";
import { customers } from "#app/features/customers/tables.server.ts";
import { storedElements } from "#app/platform/db/json-rows.server.ts";
import { jobColumns } from "./job-rows.server.ts";

/** The ids of a job's quotes that its customer has authorized, as JSON. */
export const authorizedQuotes = sql<string>`(SELECT json_group_array(c.value ->> 'id')
  FROM decisions AS d, ${storedElements(sql`d.quotes`, "c")} WHERE d.shop_id = repair_jobs.shop_id
    AND d.job_id = repair_jobs.id AND c.value ->> 'approved')`.as("authorized_quotes");

const ofCustomer = (column: "company" | "address" | "tax_id") =>
  sql<string | null>`(SELECT c.${sql.identifier(column)} FROM ${customers} AS c
    WHERE c.shop_id = repair_jobs.shop_id AND c.id = repair_jobs.customer_id)`;

export const customerAddress = ofCustomer("address").as("customer_address");

/**
 * A job as documents name it: with its customer's company, address and tax number, and the name of
 * the technician, who may have none.
 */
export const documentColumns = {
  ...jobColumns,
  customerCompany: ofCustomer("company").as("customer_company"),
  customerAddress,
  customerTaxId: ofCustomer("tax_id").as("customer_tax_id"),
  technician: sql<string | null>`(SELECT nullif(u.name, '') FROM ${users} AS u
    WHERE u.id = repair_jobs.technician_id)`.as("technician"),
};

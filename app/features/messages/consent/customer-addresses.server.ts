import { type SQL, sql } from "drizzle-orm";

/** The number and the e-mail address of a customer, as compared. */
export const customerAddresses = (shopId: string, id: string | SQL): SQL => sql`
  SELECT u.phone_found_by FROM customers u WHERE u.shop_id = ${shopId} AND u.id = ${id}
  UNION ALL SELECT u.email_found_by FROM customers u WHERE u.shop_id = ${shopId} AND u.id = ${id}`;

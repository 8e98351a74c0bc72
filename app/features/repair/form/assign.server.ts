import { and, eq } from "drizzle-orm";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import type { FormValues } from "#app/http/form.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Whether a job can be assigned to them: no one, who is assigned already, or a member. */
export async function mayAssign(
  db: Db,
  shopId: string,
  technicianId: string | null,
  assigned: string | null,
): Promise<boolean> {
  if (technicianId === null || technicianId === assigned) return true;
  const member = await db
    .select({ id: shopMembers.userId })
    .from(shopMembers)
    .where(and(eq(shopMembers.shopId, shopId), eq(shopMembers.userId, technicianId)))
    .get();
  return member !== undefined;
}

/** The answer to a form that names no one of the shop. */
export const notAssigned = (values: FormValues) => ({
  error: { key: "ui:form.fix" as const },
  fields: { technicianId: { key: "repair:jobs.technicianGone" as const } },
  values,
});

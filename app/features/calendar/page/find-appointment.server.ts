import { and, eq, sql } from "drizzle-orm";
import { may } from "#app/features/account/role.ts";
import type { Viewer, ViewerShop } from "#app/features/account/viewer.ts";
import { appointmentIs } from "#app/features/calendar/appointment/rows.server.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { membersQuery } from "#app/features/shop/member.server.ts";
import { notFound } from "#app/http/answers.ts";
import type { Db } from "#app/platform/db/db.server.ts";

type Query = { shop: ViewerShop; viewer: Pick<Viewer, "id">; id: string };

/** How often the customer of an appointment did not come: by the record, else by the telephone. */
const noShows = sql<number>`(SELECT coalesce(sum(1), 0) FROM appointments o
  WHERE o.shop_id = appointments.shop_id AND o.contact = appointments.contact
    AND appointments.contact <> '' AND o.state = 'noShow')`.as("no_shows");

export type AppointmentContent = Awaited<ReturnType<typeof findAppointmentPage>>;

/** An appointment of this shop; for a technician one of their own. */
export async function findAppointmentPage(db: Db, { shop, viewer, id }: Query) {
  const mayPlan = may(shop, "planDays");
  const [[found], members] = await db.batch([
    db
      .select({ appointment: appointments, noShows })
      .from(appointments)
      .where(
        and(
          appointmentIs({ shopId: shop.id, id }),
          mayPlan ? undefined : eq(appointments.technicianId, viewer.id),
        ),
      ),
    membersQuery(db, shop.id),
  ]);
  const { appointment, noShows: number } = found ?? notFound();
  const { shopId: _, letterKind: __, letterAt: ___, letterTries: ____, ...shown } = appointment;
  return { appointment: shown, noShows: number, members, mayPlan };
}

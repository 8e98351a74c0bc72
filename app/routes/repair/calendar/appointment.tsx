import { Outlet } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { answerChange } from "#app/features/calendar/page/answer-change.server.ts";
import { AppointmentPage } from "#app/features/calendar/page/appointment-page.tsx";
import { findAppointmentPage } from "#app/features/calendar/page/find-appointment.server.ts";
import { findVehicleDue } from "#app/features/reminders/known/find-due.server.ts";
import { RecommendationList } from "#app/features/reminders/shown/recommendation-list.tsx";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/appointment";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ db, now, context, params, shop, viewer }: Route.LoaderArgs & InShop) => {
    const page = await findAppointmentPage(db, { shop, viewer, id: params.appointmentId });
    const { vehicleId } = page.appointment;
    const asked = { reader: languageOf(context), now };
    const due = vehicleId ? await findVehicleDue(db, shop.id, { vehicleId, ...asked }) : null;
    return { page, due };
  },
);

export const action = write(
  { area: "repair", needs: "planDays" },
  ({ platform, request, params, shop }: Route.ActionArgs & InShop) =>
    answerChange(platform, { shopId: shop.id, id: params.appointmentId }, request),
);

export const clientAction = answering("calendar:form.notSaved");

export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppointmentPage
      page={loaderData.page}
      answer={actionData}
      due={loaderData.due && <RecommendationList due={loaderData.due} mayAsk={false} />}
    >
      <Outlet />
    </AppointmentPage>
  );
}

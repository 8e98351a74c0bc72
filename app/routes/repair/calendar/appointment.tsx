import { Outlet } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { answerChange } from "#app/features/calendar/page/answer-change.server.ts";
import { AppointmentPage } from "#app/features/calendar/page/appointment-page.tsx";
import { findAppointmentPage } from "#app/features/calendar/page/find-appointment.server.ts";
import { answering } from "#app/http/client-write.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/appointment";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  ({ context, params, shop, viewer }: Route.LoaderArgs & InShop) =>
    findAppointmentPage(context.get(platformContext).db, {
      shop,
      viewer,
      id: params.appointmentId,
    }),
);

export const action = write(
  { area: "repair", needs: "planDays" },
  ({ context, request, params, shop }: Route.ActionArgs & InShop) =>
    answerChange(
      context.get(platformContext),
      { shopId: shop.id, id: params.appointmentId },
      request,
    ),
);

export const clientAction = answering("calendar:form.notSaved");

export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppointmentPage page={loaderData} answer={actionData}>
      <Outlet />
    </AppointmentPage>
  );
}

import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findNewAppointment } from "#app/features/calendar/page/find-new-appointment.server.ts";
import { newAppointment } from "#app/features/calendar/page/new-appointment.server.ts";
import { NewAppointmentDialog } from "#app/features/calendar/page/new-appointment-dialog.tsx";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/new";

export const loader = read(
  { area: "repair", needs: "planDays" },
  ({ platform, request, shop }: Route.LoaderArgs & InShop) =>
    findNewAppointment(platform, shop.id, request),
);

export const action = write(
  { area: "repair", needs: "planDays" },
  ({ platform, context, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const writer = { shopId: shop.id, by: viewer.id, language: languageOf(context) };
    return newAppointment(platform, writer, request);
  },
);

export const clientAction = answering("calendar:form.notSaved");

export default function NewAppointment({ loaderData, actionData }: Route.ComponentProps) {
  return <NewAppointmentDialog page={loaderData} answer={actionData} />;
}

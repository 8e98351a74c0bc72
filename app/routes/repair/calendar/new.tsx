import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findNewAppointment } from "#app/features/calendar/page/find-new-appointment.server.ts";
import { newAppointment } from "#app/features/calendar/page/new-appointment.server.ts";
import { NewAppointmentDialog } from "#app/features/calendar/page/new-appointment-dialog.tsx";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/new";

export const loader = read(
  { area: "repair", needs: "planDays" },
  ({ context, request, shop }: Route.LoaderArgs & InShop) =>
    findNewAppointment(context.get(platformContext), shop.id, request),
);

export const action = write(
  { area: "repair", needs: "planDays" },
  ({ context, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const writer = { shopId: shop.id, by: viewer.id, language: languageOf(context) };
    return newAppointment(context.get(platformContext), writer, request);
  },
);

export const clientAction = answering("calendar:form.notSaved");

export default function NewAppointment({ loaderData, actionData }: Route.ComponentProps) {
  return <NewAppointmentDialog page={loaderData} answer={actionData} />;
}

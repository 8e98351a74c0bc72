import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { answerChange } from "#app/features/calendar/page/answer-change.server.ts";
import { findAppointmentPage } from "#app/features/calendar/page/find-appointment.server.ts";
import { answering } from "#app/http/client-write.ts";
import { Refusal } from "#app/routes/repair/refusal.tsx";
import type { Route } from "./+types/move";

// The menu of a card, not a page. It must not redirect: after a refused post without JavaScript the
// loaders run too.
export const loader = read(
  { area: "repair", needs: "planDays" },
  async ({ db, params, shop, viewer }: Route.LoaderArgs & InShop) => {
    await findAppointmentPage(db, { shop, viewer, id: params.appointmentId });
    return null;
  },
);

export const action = write(
  { area: "repair", needs: "planDays" },
  ({ platform, request, params, shop }: Route.ActionArgs & InShop) =>
    answerChange(platform, { shopId: shop.id, id: params.appointmentId }, request),
);

export const clientAction = answering("calendar:form.notSaved");

export default Refusal;

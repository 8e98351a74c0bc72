import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { answerState } from "#app/features/calendar/page/answer-change.server.ts";
import { answering } from "#app/http/client-write.ts";
import { Refusal } from "#app/routes/repair/refusal.tsx";
import type { Route } from "./+types/state";

export const loader = read({ area: "repair", needs: "planDays" }, () => null);

export const action = write(
  { area: "repair", needs: "planDays" },
  ({ platform, request, params, shop }: Route.ActionArgs & InShop) =>
    answerState(platform, { shopId: shop.id, id: params.appointmentId }, request),
);

export const clientAction = answering("calendar:form.notSaved");

export default Refusal;

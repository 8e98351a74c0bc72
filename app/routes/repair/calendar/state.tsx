import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { answerState } from "#app/features/calendar/page/answer-change.server.ts";
import { RefusedNote } from "#app/features/messages/conversation/refused-note.tsx";
import { answering } from "#app/http/client-write.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/state";

// A button of an appointment, not a page. It must not redirect: after a refused post without JavaScript the
// loaders run too.
export const loader = read({ area: "repair", needs: "planDays" }, () => null);

export const action = write(
  { area: "repair", needs: "planDays" },
  ({ context, request, params, shop }: Route.ActionArgs & InShop) =>
    answerState(
      context.get(platformContext),
      { shopId: shop.id, id: params.appointmentId },
      request,
    ),
);

export const clientAction = answering("calendar:form.notSaved");

export default function StateAnswer({ actionData }: Route.ComponentProps) {
  return <RefusedNote answer={actionData} />;
}

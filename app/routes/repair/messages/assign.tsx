import { href, redirect } from "react-router";
import { type InShop, write } from "#app/features/account/guard.server.ts";
import { assign } from "#app/features/messages/conversation/read-conversation.server.ts";
import { RefusedNote } from "#app/features/messages/conversation/refused-note.tsx";
import { flagForm } from "#app/features/messages/writing/forms.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/assign";

export const action = write(
  { area: "repair", needs: "editQuotes" },
  async ({ db, now, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const form = await readForm(request, flagForm);
    if (!form.ok) return refuse(form);
    return attempt("messages:write.failed", async () => {
      const change = { shopId: shop.id, id: params.conversationId, now };
      if (!(await assign(db, change, form.value.on ? viewer.id : null))) notFound();
      return redirect(href("/repair-cms/messages/:conversationId", params));
    });
  },
);

export const clientAction = answering("messages:write.failed");

export default function Refused({ actionData }: Route.ComponentProps) {
  return <RefusedNote answer={actionData} />;
}

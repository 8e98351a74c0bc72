import { href, redirect } from "react-router";
import { type InShop, write } from "#app/features/account/guard.server.ts";
import { changeConversation } from "#app/features/messages/conversation/read-conversation.server.ts";
import { flagForm } from "#app/features/messages/writing/forms.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { Refusal } from "#app/routes/repair/refusal.tsx";
import type { Route } from "./+types/assign";

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: flagForm, failed: "messages:write.failed" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop, value) => {
    const change = { shopId: shop.id, id: params.conversationId, now };
    if (!(await changeConversation(db, change, { assigned: value.on ? viewer.id : null })))
      notFound();
    return redirect(href("/repair-cms/messages/:conversationId", params));
  },
);

export const clientAction = answering("messages:write.failed");

export default Refusal;

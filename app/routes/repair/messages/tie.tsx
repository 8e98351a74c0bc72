import { href, redirect } from "react-router";
import { type InShop, write } from "#app/features/account/guard.server.ts";
import { tieConversation } from "#app/features/messages/conversation/tie.server.ts";
import { tieForm } from "#app/features/messages/writing/forms.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import { Refusal } from "#app/routes/repair/refusal.tsx";
import type { Route } from "./+types/tie";
import { readConversation } from "./conversation.server.ts";

/** Says whose the conversation of an unknown number is. */
export const action = write(
  { area: "repair", needs: "editQuotes" },
  async (args: Route.ActionArgs & InShop) => {
    const { context, request, shop } = args;
    const form = await readForm(request, tieForm);
    if (!form.ok) return refuse(form);
    const { conversation } = await readConversation(args);
    return attempt("messages:thread.notTied", async () => {
      const { db, now } = context.get(platformContext);
      const { customerId } = form.value;
      const tie = { shopId: shop.id, conversationId: conversation.id, customerId, now: now() };
      if (!(await tieConversation(db, tie))) return refuse("messages:thread.notTied", 409);
      return redirect(href("/repair-cms/messages/:conversationId", { conversationId: customerId }));
    });
  },
);

export const clientAction = answering("messages:thread.notTied");

export default Refusal;

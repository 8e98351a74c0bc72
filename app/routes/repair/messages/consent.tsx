import { href, redirect } from "react-router";
import { type InShop, write } from "#app/features/account/guard.server.ts";
import { noteConsent } from "#app/features/messages/consent/consents.server.ts";
import { consentWords } from "#app/features/messages/consent/words-shown.ts";
import { consentForm } from "#app/features/messages/writing/forms.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { platformContext } from "#app/platform/context.ts";
import { Refusal } from "#app/routes/repair/refusal.tsx";
import type { Route } from "./+types/consent";
import { readConversation } from "./conversation.server.ts";

/** Notes what a customer said at the counter about a way. */
export const action = write(
  { area: "repair", needs: "editQuotes" },
  async (args: Route.ActionArgs & InShop) => {
    const { context, params, request, shop, viewer } = args;
    const form = await readForm(request, consentForm);
    if (!form.ok) return refuse(form);
    const { conversation } = await readConversation(args);
    const { way, state, key } = form.value;
    const address = conversation.addresses[way] ?? notFound();
    return attempt("messages:write.failed", async () => {
      const { db, now } = context.get(platformContext);
      const { language } = conversation;
      await noteConsent(db, {
        shopId: shop.id,
        address,
        way,
        state,
        language,
        by: viewer.id,
        now: now(),
        id: formId(key, now()),
        words: consentWords(language, conversation.shop.name, way),
      });
      return redirect(href("/repair-cms/messages/:conversationId", params));
    });
  },
);

export const clientAction = answering("messages:write.failed");

export default Refusal;

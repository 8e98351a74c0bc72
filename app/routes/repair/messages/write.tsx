import { useOutletContext } from "react-router";
import { type InShop, write } from "#app/features/account/guard.server.ts";
import { Compose } from "#app/features/messages/writing/compose.tsx";
import { draftForm, messageFormSize } from "#app/features/messages/writing/forms.ts";
import { reviewDraft } from "#app/features/messages/writing/review-draft.server.ts";
import type { Writing } from "#app/features/messages/writing/writing.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/write";
import { readToWrite } from "./conversation.server.ts";
import { sendNow } from "./send.server.ts";

/** Answers with what the customer would read; sends at once what needs no other language. */
export const action = write(
  { area: "repair", needs: "readRecords" },
  async (args: Route.ActionArgs & InShop) => {
    const { context, request, shop, viewer } = args;
    const form = await readForm(request, draftForm, messageFormSize);
    const conversation = await readToWrite(args);
    if (!conversation) return refuse("account:role.forbidden", 403);
    if (!form.ok) return refuse(form);
    const { value, values } = form;
    return attempt({ error: { key: "messages:write.failed" }, values }, async () => {
      const platform = context.get(platformContext);
      const writer = { shopId: shop.id, by: viewer.id, language: languageOf(context) };
      const review = await reviewDraft(platform, conversation, value, writer);
      if (review)
        return {
          ok: true as const,
          review: {
            ...review,
            of: value.text,
            doubted: review.doubt && review.translation,
            key: value.key,
            version: String(value.version),
            way: value.way,
            jobId: value.jobId,
            photo: value.photo,
            night: value.night ?? "",
            later: value.later ?? "",
          },
        };
      const draft = {
        ...value,
        language: conversation.language,
        translation: "",
        of: "",
        proposed: "",
        doubt: "" as const,
        doubted: "",
      };
      return sendNow(args, conversation, draft, values);
    });
  },
);

export const clientAction = answering("messages:write.failed");

export default function Write({ actionData }: Route.ComponentProps) {
  return <Compose writing={useOutletContext<Writing>()} answer={actionData} />;
}

import { href, type RouterContextProvider, redirect } from "react-router";
import type { InShop } from "#app/features/account/guard.server.ts";
import { openByMessage } from "#app/features/approval/links/message-link.server.ts";
import { addAnswer } from "#app/features/approval/questions/add-message.server.ts";
import type { Conversation } from "#app/features/messages/conversation/find-conversation.server.ts";
import { sendersOf } from "#app/features/messages/send/senders.server.ts";
import type { SendDraft } from "#app/features/messages/writing/forms.ts";
import { type SendByLink, sendDraft } from "#app/features/messages/writing/send-draft.server.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { refuse } from "#app/http/answers.ts";
import type { FormValues } from "#app/http/form.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Args = InShop & { context: Readonly<RouterContextProvider> };

/** A message on the page of a job's link is one of its thread. */
const byLink =
  (platform: Platform, shopId: string): SendByLink =>
  async ({ jobId, id, text, by, now, version, ...texts }) => {
    const ref = { shopId, jobId };
    const message = { id, text, by, now, written: by, texts, version };
    const added = await addAnswer(platform.db, ref, message);
    if (added !== "added") return `messages:write.${added}`;
    announceTexts(platform, ref);
    return "sent";
  };

/** Sends a message, and leads back to its conversation or says why not. */
export async function sendNow(
  { context, shop, viewer }: Args,
  conversation: Conversation,
  draft: SendDraft,
  values: FormValues,
) {
  const platform = context.get(platformContext);
  const said = `${draft.text}\n${draft.translation}`;
  const named = conversation.jobs.find(({ link }) => link && said.includes(link.address))?.link;
  if (named) await openByMessage(platform, { shopId: shop.id, linkId: named.id });
  const unsent = await sendDraft(platform, conversation, {
    draft,
    writer: { shopId: shop.id, by: viewer.id, language: languageOf(context) },
    senders: await sendersOf(platform, shop.id),
    byLink: byLink(platform, shop.id),
  });
  if (unsent === "sent")
    return redirect(
      href("/repair-cms/messages/:conversationId", { conversationId: conversation.id }),
    );
  const { key, field, status, set } = unsent;
  const shown = { ...values, ...set };
  const fields = field && { [field]: { key } };
  return refuse({ error: { key }, ...(fields && { fields }), values: shown }, status);
}

import type { Conversation } from "#app/features/messages/conversation/find-conversation.server.ts";
import type { BothTexts } from "#app/features/messages/message.ts";
import { pictureProblem } from "#app/features/messages/pictures/picture-problem.ts";
import { deliver } from "#app/features/messages/send/deliver.server.ts";
import { addOutgoing } from "#app/features/messages/send/send-message.server.ts";
import type { Senders } from "#app/features/messages/send/sender.ts";
import type { Content } from "#app/features/messages/templates/template.ts";
import { checkTexts } from "#app/features/messages/translate/check-texts.server.ts";
import type { SendDraft } from "#app/features/messages/writing/forms.ts";
import { formId } from "#app/http/form-id.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Services, Writer } from "./review-draft.server.ts";
import { templateSaid } from "./templates-said.ts";
import { wayProblem } from "./way-problem.ts";

/** Sends a message on the page of a job's link, which another feature stores. */
export type SendByLink = (
  message: BothTexts & { id: string; jobId: string; by: string; now: number; version: number },
) => Promise<WordKey | "sent">;

/** The reason why a message was not sent. `set`: new values of form fields. */
type Unsent = {
  key: WordKey;
  field?: "way" | "translation" | "confirm" | "text";
  status: number;
  set?: Record<string, string>;
};

type Sending = { draft: SendDraft; writer: Writer; senders: Senders; byLink: SendByLink };

/**
 * Sends a message with its translation. Checks again all that the page has shown: the way, the
 * consent, both texts, and whether somebody answered meanwhile.
 */
export async function sendDraft(
  services: Services,
  conversation: Conversation,
  { draft, writer, senders, byLink }: Sending,
): Promise<Unsent | "sent"> {
  const { db, now } = services;
  const { way } = draft;
  // The form was submitted twice.
  if (conversation.messages.some(({ id, by }) => id === draft.key && by === writer.by))
    return "sent";
  const content = approvedOf(conversation, draft);
  const refused = wayProblem(conversation, way, draft.jobId, content !== undefined);
  if (refused) return { key: refused, field: "way", status: 422 };
  const handed = "open" in (senders[way] ?? {});
  const photos = conversation.photos.filter(
    ({ id, jobId }) => draft.photo.includes(id) && jobId === draft.jobId,
  );
  const isTemplate = way === "whatsapp" && conversation.whatsappUntil === null;
  const unsendable = pictureProblem(photos, { way, isHanded: handed, isTemplate });
  if (unsendable) return { key: unsendable, field: "way", status: 422 };
  if (draft.version !== conversation.version)
    return {
      key: "messages:write.overtaken",
      status: 409,
      set: { version: String(conversation.version) },
    };
  const rings = way === "sms" || way === "whatsapp";
  const quietUntil = rings ? conversation.quiet.until : null;
  // Night began after the page was loaded: the form is shown again with the note.
  if (quietUntil !== null && !draft.night) return { key: "messages:night.begun", status: 409 };
  const said = await textsOfDraft(conversation, draft);
  if ("key" in said) return said;
  const id = formId(draft.key, now());
  const message = { ...said, id, by: writer.by, now: now() };
  if (way === "link") {
    const answer = await byLink({
      ...message,
      jobId: draft.jobId,
      version: conversation.version,
    });
    return answer === "sent" ? "sent" : { key: answer, status: 409 };
  }
  const sendAt = !handed && draft.later && quietUntil !== null ? quietUntil : undefined;
  const added = await addOutgoing(db, {
    ...message,
    handed,
    sendAt,
    content: way === "whatsapp" ? content : undefined,
    photos: photos.map(({ id: photoId }) => photoId),
    shopId: writer.shopId,
    conversationId: conversation.id,
    customerId: conversation.customer?.id ?? null,
    reader: conversation.language,
    version: conversation.version,
    jobId: conversation.jobs.find((job) => job.id === draft.jobId)?.id ?? null,
    way,
    address: conversation.addresses[way]!,
  });
  if (added !== "added") return { key: `messages:write.${added}`, status: 409 };
  if (!handed && sendAt === undefined)
    services.defer(deliver(services, { shopId: writer.shopId, id }, senders));
  return "sent";
}

/** The WhatsApp template approved for the customer's text; undefined if there is none. */
function approvedOf(
  conversation: Conversation,
  { text, language, translation, jobId }: SendDraft,
): Content | undefined {
  const reader = conversation.language;
  const template = templateSaid(text, conversation, jobId);
  const reads = language === reader || translation.trim() === "" ? text.trim() : translation.trim();
  return template?.texts[reader] === reads ? template.content(reader) : undefined;
}

/** Both texts of a draft, or the doubt to confirm first. */
async function textsOfDraft(
  conversation: Conversation,
  draft: SendDraft,
): Promise<BothTexts | Unsent> {
  const { text, language } = draft;
  const reader = conversation.language;
  const translation = draft.translation.trim();
  const texts = { text, language, translation, translationLanguage: reader };
  if (language === reader || translation === "")
    return { ...texts, translation: null, translationLanguage: null, translationState: "none" };
  if (templateSaid(text, conversation, draft.jobId)?.texts[reader] === translation)
    return { ...texts, translationState: "template" };
  if (draft.of !== "" && draft.of !== text)
    return { key: "messages:write.changed", field: "text", status: 422, set: { of: text } };
  const isProposed = translation === draft.proposed;
  const doubt =
    (await checkTexts({ text, translation, from: language, to: reader })) ??
    (isProposed ? draft.doubt : "");
  if (doubt === "") return { ...texts, translationState: isProposed ? "machine" : "reviewed" };
  if (draft.confirm && draft.doubted === translation)
    return { ...texts, translationState: isProposed ? "doubt" : "reviewed" };
  return {
    key: `messages:doubt.${doubt}`,
    field: "confirm",
    status: 422,
    set: { doubted: translation, doubt: isProposed ? doubt : "" },
  };
}

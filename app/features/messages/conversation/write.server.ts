import type { BothTexts, Way } from "#app/features/messages/message.ts";
import { deliver } from "#app/features/messages/send/deliver.server.ts";
import { addOutgoing } from "#app/features/messages/send/send-message.server.ts";
import type { Senders } from "#app/features/messages/send/sender.ts";
import { fillTemplate, textsOf } from "#app/features/messages/templates/fill.ts";
import { templateKinds } from "#app/features/messages/templates/template.ts";
import { checkTexts } from "#app/features/messages/translate/check-texts.server.ts";
import type { Doubt } from "#app/features/messages/translate/doubt.ts";
import {
  proposeTranslation,
  type Unmade,
} from "#app/features/messages/translate/propose.server.ts";
import { writtenIn } from "#app/features/translator/language/language.server.ts";
import { isSameEverywhere } from "#app/features/translator/protect/protect.ts";
import { formId } from "#app/http/form-id.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Conversation } from "./find-conversation.server.ts";
import type { Draft, SendDraft } from "./forms.ts";

type Services = Pick<Platform, "ai" | "db" | "defer" | "now">;

/** Who writes, and the language of the pages that they read. */
type Writer = { shopId: string; by: string; language: Language };

/** Both texts as they stand before the member, by the names of the form. */
type Review = {
  text: string;
  language: Language;
  reader: Language;
  translation: string;
  proposed: string;
  doubt: Doubt | "";
  unmade: Unmade | "";
};

/** A template of the shop's whose words for this job the text says, in both languages. */
function templateSaid(
  text: string,
  conversation: Conversation,
  jobId: string | null,
): Record<Language, string> | undefined {
  const said = text.trim();
  for (const kind of templateKinds)
    for (const job of [conversation.jobs.find(({ id }) => id === jobId), ...conversation.jobs]) {
      const facts = { ...factsOf(conversation), job: job ?? null };
      const filled = fillTemplate(textsOf(kind, conversation.templates), facts);
      if (filled && Object.values(filled).includes(said)) return filled;
    }
  return undefined;
}

const factsOf = ({ customer, shop }: Conversation) => ({ name: customer?.firstName ?? "", shop });

/** The templates of a shop for a job, in one language; those that lack something are left out. */
export const templatesFor = (
  conversation: Conversation,
  jobId: string | null,
  language: Language,
) =>
  templateKinds.flatMap((kind) => {
    const job = conversation.jobs.find(({ id }) => id === jobId) ?? conversation.jobs[0] ?? null;
    const facts = { ...factsOf(conversation), job };
    const filled = fillTemplate(textsOf(kind, conversation.templates), facts);
    return filled ? [{ kind, text: filled[language] }] : [];
  });

/** What the customer would read of a draft; undefined where that is the text as it is. */
export async function reviewDraft(
  services: Services,
  conversation: Conversation,
  { text, jobId }: Pick<Draft, "text" | "jobId">,
  { shopId, by, language: written }: Writer,
): Promise<Review | undefined> {
  const reader = conversation.language;
  const template = templateSaid(text, conversation, jobId || null);
  const language = template
    ? (Object.entries(template).find(([, one]) => one === text.trim())![0] as Language)
    : await writtenIn(text, written);
  if (language === reader || isSameEverywhere(text)) return undefined;
  const pair = { text, language, reader };
  if (template)
    return { ...pair, translation: template[reader], proposed: "", doubt: "", unmade: "" };
  const made = await proposeTranslation(services, { shopId, by, text, from: language, to: reader });
  const translation = made.translation ?? "";
  const doubt =
    made.doubt ?? (translation && (await checkTexts({ ...fromTo(pair), text, translation })));
  return {
    ...pair,
    translation,
    proposed: made.state === "machine" ? translation : "",
    doubt: doubt || "",
    unmade: made.unmade ?? "",
  };
}

const fromTo = ({ language, reader }: Pick<Review, "language" | "reader">) => ({
  from: language,
  to: reader,
});

/** How a message goes by the page of a job's link, which is not ours to write. */
export type SendByLink = (
  message: BothTexts & { id: string; jobId: string; by: string; now: number },
) => Promise<WordKey | "sent">;

/** Why a message was not sent. `set`: what of the form is different now. */
type Unsent = {
  key: WordKey;
  field?: "way" | "translation" | "confirm" | "text";
  status: number;
  set?: Record<string, string>;
};

type Sending = { draft: SendDraft; writer: Writer; senders: Senders; byLink: SendByLink };

/**
 * Sends a message with what the customer will read of it. Whatever the page has shown is checked
 * again: the way, the consent, both texts, and whether somebody answered meanwhile.
 */
export async function sendDraft(
  services: Services,
  conversation: Conversation,
  { draft, writer, senders, byLink }: Sending,
): Promise<Unsent | "sent"> {
  const { db, now } = services;
  const { way } = draft;
  // The form came twice.
  if (conversation.messages.some(({ id, by }) => id === draft.key && by === writer.by))
    return "sent";
  const refused = wayProblem(conversation, way, draft.jobId);
  if (refused) return { key: refused, field: "way", status: 422 };
  if (draft.version !== conversation.version)
    return {
      key: "messages:write.overtaken",
      status: 409,
      set: { version: String(conversation.version) },
    };
  const said = await textsOfDraft(conversation, draft);
  if ("key" in said) return said;
  const id = formId(draft.key, now());
  const message = { ...said, id, by: writer.by, now: now() };
  if (way === "link") {
    const answer = await byLink({ ...message, jobId: draft.jobId });
    return answer === "sent" ? "sent" : { key: answer, status: 409 };
  }
  const handed = "open" in (senders[way] ?? {});
  const added = await addOutgoing(db, {
    ...message,
    handed,
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
  if (!handed) services.defer(deliver(services, { shopId: writer.shopId, id }, senders));
  return "sent";
}

/** Why a way cannot be taken now, if so. */
export function wayProblem(
  conversation: Pick<Conversation, "addresses" | "consents" | "jobs" | "whatsappUntil">,
  way: Way,
  jobId: string | null,
): WordKey | undefined {
  const { addresses, consents, jobs, whatsappUntil } = conversation;
  if (way === "link")
    return jobs.some((job) => job.id === jobId && job.isSent) ? undefined : "messages:write.noLink";
  if (addresses[way] === null) return "messages:write.noAddress";
  if (consents[way] === "withdrawn") return "messages:write.withdrawn";
  return way === "whatsapp" && whatsappUntil === null ? "messages:write.window" : undefined;
}

/** Both texts of a draft, or what is to be confirmed first. */
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
  if (templateSaid(text, conversation, draft.jobId)?.[reader] === translation)
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

import type { Conversation } from "#app/features/messages/conversation/find-conversation.server.ts";
import { checkTexts } from "#app/features/messages/translate/check-texts.server.ts";
import { proposeTranslation } from "#app/features/messages/translate/propose.server.ts";
import type { Draft } from "#app/features/messages/writing/forms.ts";
import { writtenIn } from "#app/features/translator/language/language.server.ts";
import { isSameEverywhere } from "#app/features/translator/protect/protect.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { templateSaid } from "./templates-said.ts";

export type Services = Pick<Platform, "ai" | "db" | "defer" | "now">;

/** The writer, and the language of the writer's pages. */
export type Writer = { shopId: string; by: string; language: Language };

/** Both texts of a draft, by field name, for review; undefined if it needs no translation. */
export async function reviewDraft(
  services: Services,
  conversation: Conversation,
  { text, jobId }: Pick<Draft, "text" | "jobId">,
  { shopId, by, language: written }: Writer,
) {
  const reader = conversation.language;
  const template = templateSaid(text, conversation, jobId || null);
  const language = template
    ? (Object.entries(template.texts).find(([, one]) => one === text.trim())![0] as Language)
    : await writtenIn(text, written);
  if (language === reader || isSameEverywhere(text)) return undefined;
  const pair = { text, language, reader };
  if (template)
    return { ...pair, translation: template.texts[reader], proposed: "", doubt: "", unmade: "" };
  const made = await proposeTranslation(services, { shopId, by, text, from: language, to: reader });
  const translation = made.translation ?? "";
  const doubt =
    made.doubt ??
    (translation && (await checkTexts({ from: language, to: reader, text, translation })));
  return {
    ...pair,
    translation,
    proposed: made.state === "machine" ? translation : "",
    doubt: doubt || "",
    unmade: made.unmade ?? "",
  };
}

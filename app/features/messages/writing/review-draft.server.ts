import type { Conversation } from "#app/features/messages/conversation/find-conversation.server.ts";
import { checkTexts } from "#app/features/messages/translate/check-texts.server.ts";
import type { Doubt } from "#app/features/messages/translate/doubt.ts";
import {
  proposeTranslation,
  type Unmade,
} from "#app/features/messages/translate/propose.server.ts";
import type { Draft } from "#app/features/messages/writing/forms.ts";
import { writtenIn } from "#app/features/translator/language/language.server.ts";
import { isSameEverywhere } from "#app/features/translator/protect/protect.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { templateSaid } from "./templates-said.ts";

export type Services = Pick<Platform, "ai" | "db" | "defer" | "now">;

/** The writer, and the language of the writer's pages. */
export type Writer = { shopId: string; by: string; language: Language };

/** Both texts as shown to the member, by field name. */
type Review = {
  text: string;
  language: Language;
  reader: Language;
  translation: string;
  proposed: string;
  doubt: Doubt | "";
  unmade: Unmade | "";
};

/** The translation of a draft for the customer; undefined if the draft needs none. */
export async function reviewDraft(
  services: Services,
  conversation: Conversation,
  { text, jobId }: Pick<Draft, "text" | "jobId">,
  { shopId, by, language: written }: Writer,
): Promise<Review | undefined> {
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

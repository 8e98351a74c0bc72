import type { Conversation } from "#app/features/messages/conversation/find-conversation.server.ts";
import {
  fillTemplate,
  numberedValues,
  type TemplateFacts,
  textsOf,
} from "#app/features/messages/templates/fill.ts";
import {
  type Content,
  type TemplateKind,
  templateKinds,
} from "#app/features/messages/templates/template.ts";
import type { Language } from "#app/values/language.ts";

/** A template that equals a text. */
type SaidTemplate = {
  texts: Record<Language, string>;
  /** The WhatsApp template approved in a language; undefined if there is none. */
  content: (language: Language) => Content | undefined;
};

/** The shop's template that equals the text once filled for this job, with both texts. */
export function templateSaid(
  text: string,
  conversation: Conversation,
  jobId: string | null,
): SaidTemplate | undefined {
  const said = text.trim();
  for (const kind of templateKinds)
    for (const job of [conversation.jobs.find(({ id }) => id === jobId), ...conversation.jobs]) {
      const facts = { ...factsOf(conversation), job: job ?? null };
      const texts = fillTemplate(textsOf(kind, conversation.templates), facts);
      if (texts && Object.values(texts).includes(said))
        return { texts, content: (language) => contentOf(conversation, { kind, facts, language }) };
    }
  return undefined;
}

type ContentQuery = { kind: TemplateKind; facts: TemplateFacts; language: Language };

function contentOf(
  { contents, templates }: Conversation,
  { kind, facts, language }: ContentQuery,
): Content | undefined {
  const sid = contents.get(kind)?.[language];
  const text = textsOf(kind, templates)[language];
  return sid ? { sid, values: numberedValues(text, facts, language) } : undefined;
}

const factsOf = ({ customer, shop }: Conversation) => ({ name: customer?.firstName ?? "", shop });

/**
 * The templates of a shop for a job, in one language, and whether WhatsApp has approved the
 * customer's text. Templates with missing values are left out.
 */
export const templatesFor = (
  conversation: Conversation,
  jobId: string | null,
  language: Language,
) =>
  templateKinds.flatMap((kind) => {
    const job = conversation.jobs.find(({ id }) => id === jobId) ?? conversation.jobs[0] ?? null;
    const facts = { ...factsOf(conversation), job };
    const filled = fillTemplate(textsOf(kind, conversation.templates), facts);
    const isApproved = Boolean(conversation.contents.get(kind)?.[conversation.language]);
    return filled ? [{ kind, text: filled[language], isApproved }] : [];
  });

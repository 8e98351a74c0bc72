import type { Conversation } from "#app/features/messages/conversation/find-conversation.server.ts";
import { fillTemplate, textsOf } from "#app/features/messages/templates/fill.ts";
import { templateKinds } from "#app/features/messages/templates/template.ts";
import type { Language } from "#app/values/language.ts";

/** A template of the shop's whose words for this job the text says, in both languages. */
export function templateSaid(
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

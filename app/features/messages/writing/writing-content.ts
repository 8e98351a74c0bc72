import { v7 as newId } from "uuid";
import type { Conversation } from "#app/features/messages/conversation/find-conversation.server.ts";
import { type Way, ways } from "#app/features/messages/message.ts";
import { templatesFor } from "#app/features/messages/writing/templates-said.ts";
import { wayProblem } from "#app/features/messages/writing/way-problem.ts";
import type { Writing } from "#app/features/messages/writing/writing.ts";
import { carName } from "#app/features/repair/car-name.ts";
import { isOpen } from "#app/features/repair/job.ts";
import type { Language } from "#app/values/language.ts";

/** What the forms of a conversation begin with. */
export function writingOf(
  conversation: Conversation,
  language: Language,
  { job, template }: { job: string | null; template: string | null },
): Writing {
  const { jobs, lastWay } = conversation;
  const chosen = jobs.find(({ id }) => id === job) ?? jobs.find(({ status }) => isOpen(status));
  const possible = ways.filter((way) => mayGo(conversation, way));
  const templates = templatesFor(conversation, chosen?.id ?? null, language);
  return {
    conversationId: conversation.id,
    key: newId(),
    version: conversation.version,
    reader: conversation.language,
    ways: possible,
    way: [lastWay, "whatsapp" as const, ...possible].find(
      (way): way is Way => way !== undefined && possible.includes(way),
    ),
    jobs: jobs.map((one) => ({ id: one.id, number: one.number, car: carName(one, language) })),
    jobId: chosen?.id ?? "",
    templates,
    text: templates.find(({ kind }) => kind === template)?.text ?? "",
    whatsappUntil: conversation.whatsappUntil,
  };
}

const mayGo = (conversation: Conversation, way: Way): boolean =>
  way === "link"
    ? conversation.jobs.some(({ isSent }) => isSent)
    : wayProblem(conversation, way, null) === undefined;

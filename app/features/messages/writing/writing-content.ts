import { v7 as newId } from "uuid";
import type { Conversation } from "#app/features/messages/conversation/find-conversation.server.ts";
import { type Way, ways } from "#app/features/messages/message.ts";
import { templatesFor } from "#app/features/messages/writing/templates-said.ts";
import { wayProblem } from "#app/features/messages/writing/way-problem.ts";
import type { Writing } from "#app/features/messages/writing/writing.ts";
import { carName } from "#app/features/repair/car-name.ts";
import { isOpen } from "#app/features/repair/job.ts";
import { formatTime } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";

/** Initial values of a conversation's forms. */
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
    photos: offersPictures(conversation)
      ? conversation.photos.filter(({ jobId }) => jobId === chosen?.id)
      : [],
    night: nightOf(conversation, possible, language),
  };
}

/** Whether any way takes pictures: those of the shop's account, and e-mail. */
const offersPictures = ({ addresses, provided }: Conversation): boolean =>
  addresses.email !== null || provided.length > 0;

/** The note for a member who writes at night; null by day, and if no possible way rings. */
function nightOf(
  { quiet: { until, zone, now }, provided }: Conversation,
  possible: readonly Way[],
  language: Language,
): Writing["night"] {
  const rings = possible.filter((way) => way === "sms" || way === "whatsapp");
  if (until === null || rings.length === 0) return null;
  return {
    clock: formatTime(now, language, zone),
    morning: formatTime(until, language, zone),
    mayWait: rings.some((way) => provided.includes(way)),
  };
}

const mayGo = (conversation: Conversation, way: Way): boolean =>
  way === "link"
    ? conversation.jobs.some(({ isSent }) => isSent)
    : wayProblem(conversation, way, null, hasApproved(conversation)) === undefined;

const hasApproved = ({ contents, language }: Conversation): boolean =>
  [...contents.values()].some((names) => names?.[language]);

import type { Conversation } from "#app/features/messages/conversation/find-conversation.server.ts";
import type { Way } from "#app/features/messages/message.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** Why a way is not possible now, if so. `isApproved`: WhatsApp has approved the text. */
export function wayProblem(
  conversation: Pick<Conversation, "addresses" | "consents" | "jobs" | "whatsappUntil">,
  way: Way,
  jobId: string | null,
  isApproved = false,
): WordKey | undefined {
  const { addresses, consents, jobs, whatsappUntil } = conversation;
  if (way === "link")
    return jobs.some((job) => job.id === jobId && job.isSent) ? undefined : "messages:write.noLink";
  if (addresses[way] === null) return "messages:write.noAddress";
  if (consents[way] === "withdrawn") return "messages:write.withdrawn";
  if (way !== "whatsapp" || whatsappUntil !== null || isApproved) return undefined;
  return "messages:write.window";
}

import type { QueueMessage } from "#app/platform/queue/queue.server.ts";

/** An event that may notify members: on a job, or in a conversation. */
export type PushEvent =
  | { kind: "decided" | "asked"; shopId: string; jobId: string }
  /** `by`: the member who gave the job to somebody. */
  | { kind: "assigned"; shopId: string; jobId: string; by: string }
  | { kind: "message"; shopId: string; jobId: string | null; conversationId: string };

type Message = Omit<Extract<PushEvent, { kind: "message" }>, "kind">;

/** The queue message about an incoming message of which members are notified. */
export const workOfPush = ({ shopId, conversationId, jobId }: Message): QueueMessage => ({
  work: "push",
  id: `${shopId} ${conversationId} ${jobId ?? ""}`,
});

export function pushOfWork({ id }: QueueMessage): PushEvent {
  const [shopId = "", conversationId = "", jobId = ""] = id.split(" ");
  return { kind: "message", shopId, conversationId, jobId: jobId || null };
}

import type { QueueMessage } from "#app/platform/queue/queue.server.ts";

/** Something that members may be told of: on a job, or in a conversation. */
export type PushEvent =
  | { kind: "decided" | "asked"; shopId: string; jobId: string }
  /** `by`: the member who gave the job to somebody. */
  | { kind: "assigned"; shopId: string; jobId: string; by: string }
  | { kind: "message"; shopId: string; jobId: string | null; conversationId: string };

type Message = Omit<Extract<PushEvent, { kind: "message" }>, "kind">;

/** Says that a message came in of which members are to be told. */
export const workOfPush = ({ shopId, conversationId, jobId }: Message): QueueMessage => ({
  work: "push",
  id: `${shopId} ${conversationId} ${jobId ?? ""}`,
});

export function pushOfWork({ id }: QueueMessage): PushEvent {
  const [shopId = "", conversationId = "", jobId = ""] = id.split(" ");
  return { kind: "message", shopId, conversationId, jobId: jobId || null };
}

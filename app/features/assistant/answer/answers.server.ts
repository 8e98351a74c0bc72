import { v7 as newId } from "uuid";
import type { AskRefusal, ChatEvent } from "#app/features/assistant/chat.ts";
import { eventsOf } from "#app/features/assistant/server-sent-events.ts";
import { log } from "#app/platform/log/log.ts";
import { untilAborted } from "#app/platform/with-timeout.ts";
import { callObject, type AnswerServices as Services } from "./answer-object.server.ts";
import type { Question } from "./question.ts";

/** Asks a question. Returns the events of its answer, or why it was refused. */
export async function ask(
  services: Services,
  question: Omit<Question, "id">,
): Promise<ReadableStream<Uint8Array> | AskRefusal> {
  const body = JSON.stringify({ ...question, id: newId() });
  try {
    const answer = await callObject(services, question.userId, "/ask", { method: "POST", body });
    if (answer.ok && answer.body) return answer.body;
    return ((await answer.json()) as { refused: AskRefusal }).refused;
  } catch (error) {
    log.error("a question could not be sent to its object", error);
    return "failed";
  }
}

/** The last event of an answer, for a form without JavaScript; undefined after `ms`. */
export async function lastOf(
  events: ReadableStream<Uint8Array>,
  ms: number,
): Promise<ChatEvent | undefined> {
  let last: ChatEvent | undefined;
  const signal = AbortSignal.timeout(ms);
  try {
    for await (const event of eventsOf(events, (read) => untilAborted(read, signal)))
      last = JSON.parse(event) as ChatEvent;
  } catch (error) {
    if (!signal.aborted) log.warn("an answer was not heard to its end", error);
  }
  return last?.type === "end" ? last : undefined;
}

/** The events of a running answer from its start; undefined when it has ended. */
export async function follow(
  services: Services,
  userId: string,
  id: string,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const answer = await callObject(services, userId, `/follow?id=${encodeURIComponent(id)}`);
  return answer.ok ? (answer.body ?? undefined) : undefined;
}

/** Stops an answer of this person; its text so far is stored when this returns. */
export const stop = async (services: Services, userId: string, id: string): Promise<void> =>
  throwUnlessOk(
    await callObject(services, userId, `/stop?id=${encodeURIComponent(id)}`, { method: "POST" }),
  );

/** Deletes this person's history, the running answer and the object's storage. */
export const clear = async (services: Services, userId: string): Promise<void> =>
  throwUnlessOk(await callObject(services, userId, "/clear", { method: "POST" }));

function throwUnlessOk(answer: Response): void {
  if (!answer.ok) throw new Error(`the object of the answers returned ${answer.status}`);
}

import { v7 as newId } from "uuid";
import type { AskRefusal, ChatEvent, Turn } from "#app/features/assistant/chat.ts";
import { findTurn, type History, openHistory } from "#app/features/assistant/history.server.ts";
import { eventsOf } from "#app/features/assistant/server-sent-events.ts";
import { log } from "#app/platform/log/log.ts";
import { currentRun } from "#app/platform/log/run.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { untilAborted } from "#app/platform/with-timeout.ts";
import type { Question } from "./question.ts";

// The app worker's client of the answer runner (`answer-runner.server.ts`): every call goes to the
// Durable Object of the person who asks, by their id.

type Services = Pick<Platform, "answers">;

function send(
  { answers }: Services,
  userId: string,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const at = new URL(path, "http://answers.invalid");
  at.searchParams.set("user", userId);
  // The object's lines in the log carry the id of the request that asked.
  return answers(userId).fetch(at.href, {
    ...init,
    headers: { "x-request-id": currentRun()?.id ?? "" },
  });
}

/** Asks a question. Returns the events of its answer, or why it was refused. */
export async function ask(
  services: Services,
  question: Omit<Question, "id">,
): Promise<ReadableStream<Uint8Array> | AskRefusal> {
  const body = JSON.stringify({ ...question, id: newId() });
  try {
    const answer = await send(services, question.userId, "/ask", { method: "POST", body });
    if (answer.ok && answer.body) return answer.body;
    return ((await answer.json()) as { refused: AskRefusal }).refused;
  } catch (error) {
    log.error("a question could not be sent to its object", error);
    return "failed";
  }
}

/** Waits for the last event of an answer, for a browser without JavaScript; undefined after `ms`. */
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

/** The events of a running answer, from its first word on. */
export async function follow(
  services: Services,
  userId: string,
  id: string,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const answer = await send(services, userId, `/follow?id=${encodeURIComponent(id)}`);
  return answer.ok ? (answer.body ?? undefined) : undefined;
}

/** Stops an answer of this person; its text so far is stored when this returns. */
export const stop = async (services: Services, userId: string, id: string): Promise<void> =>
  throwUnlessOk(
    await send(services, userId, `/stop?id=${encodeURIComponent(id)}`, { method: "POST" }),
  );

/** Deletes this person's history, the running answer and what its object has saved. */
export const clear = async (services: Services, userId: string): Promise<void> =>
  throwUnlessOk(await send(services, userId, "/clear", { method: "POST" }));

function throwUnlessOk(answer: Response): void {
  if (!answer.ok) throw new Error(`the object of the answers returned ${answer.status}`);
}

/**
 * A person's history, with the text so far of a running answer; one that was lost is settled first.
 * One round trip to D1, and one to the object only while an answer is running.
 */
export async function readChat(
  platform: Platform,
  userId: string,
  before?: string,
): Promise<History & { left: number }> {
  const history = await openHistory(platform.db, userId, platform.now(), before);
  const turns = await Promise.all(
    history.turns.map((turn) =>
      turn.status === "running" ? currentTurn(platform, userId, turn) : turn,
    ),
  );
  return { ...history, turns: turns.filter((turn) => turn !== undefined) };
}

async function currentTurn(
  platform: Platform,
  userId: string,
  turn: Turn,
): Promise<Turn | undefined> {
  const answer = await send(platform, userId, `/look?id=${encodeURIComponent(turn.id)}`);
  const { running, text } = (await answer.json()) as { running: boolean; text?: string };
  return running ? { ...turn, response: text ?? "" } : findTurn(platform.db, userId, turn.id);
}

import { v7 as newId } from "uuid";
import type { ChatEvent, Refused, Turn } from "#app/features/assistant/chat.ts";
import { findTurn, type History, openHistory } from "#app/features/assistant/history.server.ts";
import { eventsOf } from "#app/features/assistant/server-sent-events.ts";
import { log } from "#app/platform/log/log.ts";
import { currentRun } from "#app/platform/log/run.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { untilAborted } from "#app/platform/with-timeout.ts";
import type { Question } from "./answer-runner.server.ts";

// The app worker's side of the desk (`answer-desk.server.ts`): every call goes to the object of the
// person who asks, by their id.

type Asker = Pick<Platform, "answers">;

function send(
  { answers }: Asker,
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

/** Asks, and answers the events of what is said; or why the question was not taken. */
export async function ask(
  platform: Asker,
  question: Omit<Question, "id">,
): Promise<ReadableStream<Uint8Array> | Refused> {
  const body = JSON.stringify({ ...question, id: newId() });
  try {
    const answer = await send(platform, question.userId, "/ask", { method: "POST", body });
    if (answer.ok && answer.body) return answer.body;
    return ((await answer.json()) as { refused: Refused }).refused;
  } catch (error) {
    log.error("the desk of the answers did not take a question", error);
    return "failed";
  }
}

/**
 * Waits for the last event of an answer, for a browser without JavaScript. Undefined when `ms` were
 * not enough.
 */
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

/** The events of an answer that is being written, from its first word on. */
export async function follow(
  platform: Asker,
  userId: string,
  id: string,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const answer = await send(platform, userId, `/follow?id=${encodeURIComponent(id)}`);
  return answer.ok ? (answer.body ?? undefined) : undefined;
}

/** Stops an answer of this person; it is written down when this returns. */
export const stop = async (platform: Asker, userId: string, id: string): Promise<void> =>
  said(await send(platform, userId, `/stop?id=${encodeURIComponent(id)}`, { method: "POST" }));

/** Removes this person's history, the running answer and all that the object kept. */
export const clear = async (platform: Asker, userId: string): Promise<void> =>
  said(await send(platform, userId, "/clear", { method: "POST" }));

function said(answer: Response): void {
  if (!answer.ok) throw new Error(`the desk of the answers said ${answer.status}`);
}

/**
 * Someone's history as it stands at this moment: what is being written with all of its words so
 * far, and nothing running that in truth is lost. Costs one round trip to D1, and a look at the
 * desk only while an answer is running.
 */
export async function readChat(
  platform: Platform,
  userId: string,
  before?: string,
): Promise<History & { left: number }> {
  const history = await openHistory(platform.db, userId, platform.now(), before);
  const turns = await Promise.all(
    history.turns.map((turn) =>
      turn.status === "running" ? asItIs(platform, userId, turn) : turn,
    ),
  );
  return { ...history, turns: turns.filter((turn) => turn !== undefined) };
}

async function asItIs(platform: Platform, userId: string, turn: Turn): Promise<Turn | undefined> {
  const look = await send(platform, userId, `/look?id=${encodeURIComponent(turn.id)}`);
  const { running, text } = (await look.json()) as { running: boolean; text?: string };
  return running ? { ...turn, response: text ?? "" } : findTurn(platform.db, userId, turn.id);
}

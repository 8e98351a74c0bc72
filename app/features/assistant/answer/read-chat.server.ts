import type { Turn } from "#app/features/assistant/chat.ts";
import { findTurn, type History, openHistory } from "#app/features/assistant/history.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { callObject } from "./answer-object.server.ts";

/**
 * A page of a person's history with the allowance of `payerId` left today and the text so far of a
 * running answer; a lost one is settled first. One round trip to D1, and one to the object only
 * while an answer is running.
 */
export async function readChat(
  platform: Platform,
  { id: userId, payerId }: { id: string; payerId: string },
  before?: string,
): Promise<History & { left: number }> {
  const history = await openHistory(platform.db, { userId, payerId }, platform.now(), before);
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
  const answer = await callObject(platform, userId, `/look?id=${encodeURIComponent(turn.id)}`);
  const { running, text } = (await answer.json()) as { running: boolean; text?: string };
  return running ? { ...turn, response: text ?? "" } : findTurn(platform.db, userId, turn.id);
}

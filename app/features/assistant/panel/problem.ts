import type { FormAnswer } from "#app/ui/form/form.tsx";
import type { Message } from "#app/values/word-key.ts";

/** Why a question was not sent or its answer not received. */
export type Problem = { error: Message; signIn: boolean };

export const connectionLost: Problem = { error: { key: "assistant:ask.lost" }, signIn: false };
export const notStopped: Problem = { error: { key: "assistant:stop.failed" }, signIn: false };
const failed: Problem = { error: { key: "assistant:ask.failed" }, signIn: false };

export async function problemOf(response: Response | undefined): Promise<Problem> {
  const answer = (await response?.json().catch(() => undefined)) as FormAnswer | undefined;
  if (!answer || answer.ok || !answer.error) return failed;
  return { error: answer.error, signIn: answer.signIn === true };
}

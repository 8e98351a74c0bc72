import { currentRun } from "#app/platform/log/run.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

export type AnswerServices = Pick<Platform, "answers">;

/** Calls the Durable Object of this person (`answer-runner.server.ts`), by their id. */
export function callObject(
  { answers }: AnswerServices,
  userId: string,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const at = new URL(path, "http://answers.invalid");
  at.searchParams.set("user", userId);
  // The object's log lines carry the id of the request.
  return answers(userId).fetch(at.href, {
    ...init,
    headers: { "x-request-id": currentRun()?.id ?? "" },
  });
}

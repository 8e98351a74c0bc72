import { redirect } from "react-router";
import type { Viewer } from "#app/features/account/viewer.ts";
import { lastOf } from "#app/features/assistant/answer/answers.server.ts";
import { refuse } from "#app/http/answers.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { askFrom } from "./question.server.ts";

/**
 * How long a browser without JavaScript waits for an answer, in milliseconds; then it sees what
 * there is so far.
 */
const plainWait = 60_000;

/**
 * Answers a question posted as a plain form, when the answer is there, and leads back to the panel of
 * `page`. With JavaScript a question goes to /ai-chat.
 */
export async function askPlainly(
  platform: Platform,
  reader: { viewer: Viewer; language: Language },
  request: Request,
  page: string,
) {
  const asked = await askFrom(platform, reader, request);
  if (!asked.ok) return refuse(asked.refusal, asked.status);
  await lastOf(asked.events, plainWait);
  return redirect(`${page}${new URL(request.url).search}#assistant`);
}

import { data, type RouterContextProvider, redirect } from "react-router";
import { approvedTotal, type Consent } from "#app/features/approval/decision.ts";
import { sendShopLetters } from "#app/features/approval/letters/send-letters.server.ts";
import { decide } from "#app/features/approval/links/decide.server.ts";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { moneyIn } from "#app/features/approval/page/amounts.ts";
import { answerForm, answerFormSize } from "#app/features/approval/page/answer/answer-form.ts";
import type { AnswerRefusal } from "#app/features/approval/page/answer/answer-refusal.ts";
import { announce } from "#app/features/push/notify.server.ts";
import { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import type { Language } from "#app/values/language.ts";
import { inAskedLanguage } from "./link-addresses.ts";
import { readRevision } from "./read-link.server.ts";

type Asking = {
  /** The page of the form. */
  path: string;
  consent: Consent;
  /** Follows a decision: the customer's proof. */
  prove: (answer: { name: string; language: Language; total: string }) => void;
};

/**
 * Answers the quotes of a link, once, from its form. What is refused is said on the form; null where
 * the page itself says why there is nothing to answer.
 */
export async function takeAnswer(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  found: FoundLink,
  { path, consent, prove }: Asking,
) {
  const platform = context.get(platformContext);
  const next = inAskedLanguage(path, request);
  if (found.state === "decided") return redirect(next, 303);
  if (found.state !== "open") return null;
  const revision = await readRevision(platform, found);
  if (!revision?.quotes.length) return null;
  const { values, check } = await receiveForm(request, answerFormSize(revision));
  const form = check(answerForm(revision));
  if (!form.ok) return refused(form, 422);
  const now = platform.now();
  const { key, ...answer } = form.value;
  const device = (request.headers.get("user-agent") ?? "").slice(0, 300);
  const address = context.get(requestContext).ip;
  try {
    const decision = { ...answer, id: formId(key, now), address, device, consent, by: null, now };
    if (await decide(platform.db, found, revision, decision)) {
      const { shopId, jobId } = found.link;
      platform.defer(sendShopLetters(platform, now, { shopId }));
      announce(platform, { kind: "decided", shopId, jobId });
      const { name, language } = answer;
      const total = moneyIn({ language }, revision)(approvedTotal(answer.choices));
      prove({ name, language, total });
      return redirect(next, 303);
    }
  } catch (error) {
    log.error("a decision could not be written", error);
    return refused({ error: { key: "approval:failed" }, ...(values && { values }) }, 503);
  }
  // Something happened between the two: the page says what.
  return redirect(next, 303);
}

const refused = ({ error, fields, values }: AnswerRefusal, status: number) =>
  data({ error, fields, values } satisfies AnswerRefusal, status);

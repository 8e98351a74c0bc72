import { type RouterContextProvider, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { approvedTotal, type Consent } from "#app/features/approval/decision.ts";
import { sendShopLetters } from "#app/features/approval/letters/send-letters.server.ts";
import { decide } from "#app/features/approval/links/decide.server.ts";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { answerForm, answerFormSize } from "#app/features/approval/page/answer-form.ts";
import type { Html } from "#app/features/approval/page/html.ts";
import type { Reader } from "#app/features/approval/page/parts.ts";
import { type Asked, questionPage } from "#app/features/approval/page/question-page.server.ts";
import { moneyIn } from "#app/features/approval/page/quote-card.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import type { Language } from "#app/values/language.ts";
import {
  ended,
  inAskedLanguage,
  readerOf,
  readPrevious,
  readRevision,
  shopOf,
} from "./read-link.server.ts";

type Context = Readonly<RouterContextProvider>;
type Asking = {
  /** The page of the form. */
  path: string;
  logo: string | null;
  consent: Consent;
  /** A last section of every page, if there is one. */
  last?: (reader: Reader) => Html;
  /** What was asked and replied, with its form, below a form that is shown again. */
  thread?: () => Promise<Html | null>;
  /** Follows a decision: the customer's proof. */
  prove: (answer: { name: string; language: Language; total: string }) => void;
};

/** Answers the quotes of a link, once, from its form. */
export async function takeAnswer(
  { context, request }: { context: Context; request: Request },
  found: FoundLink,
  { path, logo, consent, last, thread, prove }: Asking,
): Promise<Response> {
  const platform = context.get(platformContext);
  const next = inAskedLanguage(path, request);
  if (found.state === "decided") return redirect(next, 303);
  const reader = await readerOf(request, found.link.language);
  if (found.state !== "open") return ended(found.state, found, last?.(reader));
  const revision = await readRevision(platform, found);
  if (!revision) return ended("broken", found, last?.(reader));
  const { values, check } = await receiveForm(request, answerFormSize(revision));
  const form = check(answerForm(revision));
  const again = async (refusal: Asked["refusal"], status: number) => {
    const [previous, asked] = await Promise.all([readPrevious(platform, found), thread?.()]);
    const question = questionOf({ context, found, revision, path, logo, request });
    const below = { previous, thread: last?.(reader) ?? asked ?? null };
    return questionPage(reader, { ...question, ...below, ...(refusal && { refusal }) }, status);
  };
  if (!form.ok) return again(form, 422);
  const now = platform.now();
  const { key, ...answer } = form.value;
  const device = (request.headers.get("user-agent") ?? "").slice(0, 300);
  const address = context.get(requestContext).ip;
  try {
    const decision = { ...answer, id: formId(key, now), address, device, consent, by: null, now };
    if (await decide(platform.db, found, revision, decision)) {
      platform.defer(sendShopLetters(platform, now, { shopId: found.link.shopId }));
      const { name, language } = answer;
      const total = moneyIn({ ...reader, language }, revision)(approvedTotal(answer.choices));
      prove({ name, language, total });
      return redirect(next, 303);
    }
  } catch (error) {
    log.error("a decision could not be written", error);
    return again({ error: { key: "approval:failed" }, ...(values && { values }) }, 503);
  }
  // Something happened between the two: the page says what.
  return redirect(next, 303);
}

type Question = {
  context: Context;
  found: FoundLink;
  revision: Revision;
  path: string;
  logo: string | null;
  request: Request;
};

/** What the page of a link's form shows. */
export const questionOf = ({ context, found, revision, path, logo, request }: Question) => ({
  action: inAskedLanguage(path, request),
  revision,
  path,
  key: newId(),
  draft: found.link.id,
  shop: { ...shopOf(found), logo },
  expiresAt: found.link.expiresAt.getTime(),
  nonce: context.get(requestContext).nonce,
});

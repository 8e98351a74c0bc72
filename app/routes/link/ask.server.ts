import { data, href, redirect } from "react-router";
import { take } from "#app/features/account/budget/uses.server.ts";
import { addMessage } from "#app/features/approval/questions/add-message.server.ts";
import { findThread } from "#app/features/approval/questions/messages.server.ts";
import { messageForm, messageFormSize } from "#app/features/approval/questions/question-form.ts";
import { announce } from "#app/features/push/notify.server.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import type { Refusal } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { setPageLanguage } from "#app/i18n/i18n.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Route } from "./+types/ask";
import { findAsked, questionAbout, withAbout } from "./asked-finding.server.ts";
import { inAskedLanguage, languageFor } from "./link-addresses.ts";
import { ended, lookUp, orNothing, previewFor, shopOf } from "./read-link.server.ts";
import { threadFor } from "./thread/thread-for.server.ts";

/** The most questions of a link in a day, and of all links of a shop. */
const questionsPerDay = { link: 20, shop: 300 } as const;

async function openLink(platform: Platform, ip: string, token: string) {
  const found = await lookUp(platform, ip, token);
  if (typeof found === "string") return { why: found } as const;
  const { state } = found;
  return state === "open" || state === "decided" ? { found } : { why: state, found };
}

/** The thread alone. */
export async function showThread({ context, params: { token }, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { why, found } = await openLink(platform, context.get(requestContext).ip, token);
  if (why) return ended(context, why, found);
  const preview = previewFor(context, found);
  const thread = await orNothing(findThread(platform.db, found.link));
  setPageLanguage(context, languageFor(request, found.link.language));
  return {
    kind: "thread",
    shop: { ...shopOf(found), logo: null },
    path: withAbout(href("/q/:token/ask", { token }), request),
    quotes: inAskedLanguage(href("/q/:token", { token }), request),
    thread: threadFor(platform, found, { token, request, thread, preview }),
    about: await questionAbout(platform, found, { request, thread }),
    preview,
  } as const;
}

/** Why a question is not taken. */
const closedBy = { full: "full", closed: "closed", unsent: "closed", gone: "closed" } as const;

/** Asks the shop something. */
export async function askQuestion({ context, params: { token }, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { why, found } = await openLink(platform, context.get(requestContext).ip, token);
  // The page says why there is nobody to ask.
  if (why) return null;
  const { link } = found;
  if (previewFor(context, found)) return data(null, 403);
  const form = await readForm(request, messageForm, messageFormSize);
  if (!form.ok) return refused(form, 422);
  const { values } = form;
  const now = platform.now();
  const about = await findAsked(platform, found, request);
  const id = about?.id ?? formId(form.value.key, now);
  const limits = [
    { who: link.id, what: "link.questions", most: questionsPerDay.link },
    { who: link.shopId, what: "shop.questions", most: questionsPerDay.shop },
  ] as const;
  try {
    if (!(await take(platform.db, limits, now)))
      return refused({ error: { key: "approval:ask.tooMany" }, values }, 429);
    const message = { id, text: form.value.text, by: null, written: link.createdBy, now };
    const added = await addMessage(platform.db, link, message);
    if (added !== "added")
      return refused({ error: { key: `approval:ask.${closedBy[added]}` }, values }, 409);
  } catch (error) {
    log.error("a question could not be written", error);
    return refused({ error: { key: "approval:ask.failed" }, values }, 503);
  }
  announceTexts(platform, link);
  announce(platform, { kind: "asked", shopId: link.shopId, jobId: link.jobId });
  return redirect(`${inAskedLanguage(href("/q/:token", { token }), request)}#ask`, 303);
}

const refused = ({ error, fields, values }: Omit<Refusal, "ok">, status: number) =>
  data({ error, fields, values }, status);

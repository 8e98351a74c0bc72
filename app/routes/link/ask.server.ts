import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { take } from "#app/features/account/budget/uses.server.ts";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { customerPage } from "#app/features/approval/page/document.server.ts";
import { type Html, html } from "#app/features/approval/page/html.ts";
import { previewNote, shopHead } from "#app/features/approval/page/parts.ts";
import { addMessage } from "#app/features/approval/questions/add-message.server.ts";
import { askSection } from "#app/features/approval/questions/ask-section.ts";
import {
  findThread,
  isUnread,
  noteRead,
  type Thread,
} from "#app/features/approval/questions/messages.server.ts";
import { messageForm, messageFormSize } from "#app/features/approval/questions/question-form.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import type { Refusal } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { isNavigation } from "#app/http/navigation.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Route } from "./+types/ask";
import {
  ended,
  inAskedLanguage,
  lookUp,
  orNothing,
  previewFor,
  readerOf,
  shopOf,
} from "./read-link.server.ts";

/** The most questions of a link in a day, and of all links of a shop. */
const questionsPerDay = { link: 20, shop: 300 } as const;

type Shown = {
  token: string;
  request: Request;
  refusal?: Omit<Refusal, "ok">;
  /** Where a member of the shop goes on, for whom this is a preview. */
  preview: string | null;
};

/** The thread of a link's job as a part of a page; nothing when it could not be read. */
export async function threadSection(
  platform: Platform,
  { link, shop }: FoundLink,
  { token, request, refusal, thread, preview }: Shown & { thread: Thread | undefined },
): Promise<Html | null> {
  if (!thread) return null;
  if (preview === null && isNavigation(request) && isUnread(thread, "customer"))
    platform.defer(noteRead(platform.db, link, "customer"));
  return askSection(await readerOf(request, link.language), {
    ...{ thread, key: newId(), action: inAskedLanguage(href("/q/:token/ask", { token }), request) },
    shop: { name: shop?.name ?? "", timeZone: shop?.timeZone ?? "UTC" },
    ...(refusal && { refusal }),
    isPreview: preview !== null,
  });
}

async function threadPage(
  platform: Platform,
  found: FoundLink,
  shown: Shown,
  status = 200,
): Promise<Response> {
  const reader = await readerOf(shown.request, found.link.language);
  const { t, language } = reader;
  const { token } = shown;
  const read = await orNothing(findThread(platform.db, found.link));
  const thread = await threadSection(platform, found, { ...shown, thread: read });
  const shop = { ...shopOf(found), logo: null };
  const body = html`${shopHead(reader, shop, href("/q/:token/ask", { token }))}<main>${previewNote(reader, shown.preview)}${thread}<p><a class="tap" href="${inAskedLanguage(
    href("/q/:token", { token }),
    shown.request,
  )}">${t("approval:ask.back")}</a></p></main>`;
  return customerPage({ language, title: t("approval:title", { shop: shop.name }), body, status });
}

async function openLink(platform: Platform, ip: string, token: string) {
  const found = await lookUp(platform, ip, token);
  if (found === "unknown" || found === "tooOften") return { page: await ended(found) };
  const { state } = found;
  if (state === "open" || state === "decided") return { found };
  return { page: await ended(state, found) };
}

/** Why a question is not taken. */
const closedBy = { full: "full", closed: "closed", unsent: "closed", gone: "closed" } as const;

/** The thread alone. */
export async function showThread({ context, params: { token }, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { found, page } = await openLink(platform, context.get(requestContext).ip, token);
  if (!found) return page;
  const preview = await previewFor(context, found);
  return threadPage(platform, found, { token, request, preview });
}

/** Asks the shop something. */
export async function askQuestion({ context, params: { token }, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { found, page } = await openLink(platform, context.get(requestContext).ip, token);
  if (!found) return page;
  const { link } = found;
  const preview = await previewFor(context, found);
  if (preview) return threadPage(platform, found, { token, request, preview }, 403);
  const again = (refusal: Omit<Refusal, "ok">, status: number) =>
    threadPage(platform, found, { token, request, refusal, preview }, status);
  const form = await readForm(request, messageForm, messageFormSize);
  if (!form.ok) return again(form, 422);
  const { values } = form;
  const now = platform.now();
  const id = formId(form.value.key, now);
  const limits = [
    { who: link.id, what: "link.questions", most: questionsPerDay.link },
    { who: link.shopId, what: "shop.questions", most: questionsPerDay.shop },
  ] as const;
  try {
    if (!(await take(platform.db, limits, now)))
      return await again({ error: { key: "approval:ask.tooMany" }, values }, 429);
    const message = { id, text: form.value.text, by: null, written: link.createdBy, now };
    const added = await addMessage(platform.db, link, message);
    if (added !== "added")
      return await again({ error: { key: `approval:ask.${closedBy[added]}` }, values }, 409);
  } catch (error) {
    log.error("a question could not be written", error);
    return again({ error: { key: "approval:ask.failed" }, values }, 503);
  }
  announceTexts(platform, link);
  return redirect(`${inAskedLanguage(href("/q/:token", { token }), request)}#ask`, 303);
}

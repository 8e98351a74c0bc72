import { href } from "react-router";
import { v7 as newId } from "uuid";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { readByCustomer } from "#app/features/approval/questions/message.ts";
import {
  isUnread,
  noteRead,
  type Thread,
} from "#app/features/approval/questions/messages.server.ts";
import type { CustomerThread } from "#app/features/approval/questions/thread-section.tsx";
import { isNavigation } from "#app/http/navigation.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { inAskedLanguage, languageFor } from "#app/routes/link/link-addresses.ts";

/** A request for a thread, with the thread that was read. */
export type ThreadRequest = {
  token: string;
  request: Request;
  thread: Thread | undefined;
  /** Where a member of the shop goes on, for whom this is a preview. */
  preview: string | null;
};

/** The thread of a link's job as its customer reads it; nothing when it could not be read. */
export function threadFor(
  platform: Platform,
  { link, shop }: FoundLink,
  { token, request, thread, preview }: ThreadRequest,
): CustomerThread | null {
  if (!thread) return null;
  const isLooking = isNavigation(request) || request.headers.get("x-read") === "thread";
  if (preview === null && isLooking && isUnread(thread, "customer"))
    platform.defer(noteRead(platform.db, link, "customer"));
  const { messages, job, unreviewedMayGo } = thread;
  const language = languageFor(request, link.language);
  const isAsking = !job.isClosed && preview === null;
  const path = inAskedLanguage(href("/q/:token/ask", { token }), request);
  return {
    messages: messages.map((message) => ({
      ...readByCustomer(message, language, unreviewedMayGo),
      id: message.id,
      isCustomers: message.by === null,
      at: message.at.getTime(),
    })),
    shop: { name: shop?.name ?? "", timeZone: shop?.timeZone ?? "UTC" },
    watched: preview === null ? path : null,
    action: isAsking ? path : null,
    isClosed: job.isClosed,
    key: newId(),
    consent: inAskedLanguage(href("/q/:token/consent", { token }), request),
  };
}

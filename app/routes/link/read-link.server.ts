import { href, type RouterContextProvider } from "react-router";
import { findIdentity } from "#app/features/account/session/identity.server.ts";
import {
  type FoundLink,
  findLink,
  findLinkByHash,
  hashOf,
} from "#app/features/approval/links/find-link.server.ts";
import { type Ended, endedPage } from "#app/features/approval/page/ended-page.server.ts";
import type { Html } from "#app/features/approval/page/html.ts";
import type { Reader } from "#app/features/approval/page/parts.ts";
import { findThreadOfLink, type Thread } from "#app/features/approval/questions/messages.server.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { readStoredRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { loadEveryT } from "#app/i18n/i18n.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { isLanguage, type Language } from "#app/values/language.ts";

/** Looks at a link while its caller looks at few enough. */
export async function lookUp(platform: Platform, ip: string, token: string) {
  if (!(await platform.mayLook(ip))) return "tooOften";
  return (await findLink(platform.db, token, platform.now())) ?? "unknown";
}

/** The same with the thread of its job, in one call to the database. */
export async function lookUpWithThread(platform: Platform, ip: string, token: string) {
  if (!(await platform.mayLook(ip))) return { found: "tooOften" } as const;
  const hash = await hashOf(token);
  if (hash === undefined) return { found: "unknown" } as const;
  const { db, now } = platform;
  const [found, thread] = await Promise.all([
    findLinkByHash(db, hash, now()),
    orNothing(findThreadOfLink(db, hash)),
  ]);
  return { found: found ?? "unknown", thread } as const;
}

/** The thread is not what the page is for. */
export const orNothing = (thread: Promise<Thread | undefined>): Promise<Thread | undefined> =>
  thread.catch((error) => {
    log.error("the questions of a job could not be read", error);
    return undefined;
  });

/**
 * Where a signed-in member of the link's shop goes on, for whom its pages are a preview; null for a
 * customer. Who someone is that could not be looked up, no one knows: they are no customer.
 */
export async function previewFor(
  context: Readonly<RouterContextProvider>,
  { link: { shopId, jobId } }: FoundLink,
): Promise<string | null> {
  const { viewer, failure } = await findIdentity(context);
  const isOwn = failure !== undefined || viewer?.shop?.id === shopId;
  return isOwn ? href("/repair-cms/:jobId/send", { jobId }) : null;
}

export const shopOf = ({ shop }: FoundLink) => ({
  name: shop?.name ?? "",
  phone: shop?.phone ?? null,
  timeZone: shop?.timeZone ?? "UTC",
});

/** The page of a link that says why it cannot be answered. */
export const ended = async (why: Ended, found?: FoundLink, last?: Html): Promise<Response> =>
  endedPage(why, await loadEveryT(), found && shopOf(found), last);

/** What was sent by a link; undefined when the stored file is not that. */
export async function readRevision(
  { files }: Platform,
  { link, sha256 }: FoundLink,
): Promise<Revision | undefined> {
  return readStoredRevision(files, link.shopId, sha256);
}

/** What was sent before it, to show what has changed. */
export async function readPrevious(
  { files }: Platform,
  { link, previous }: FoundLink,
): Promise<Revision | undefined> {
  return previous ? readStoredRevision(files, link.shopId, previous) : undefined;
}

/** The language of a customer's page: the one that was switched to, else the job's. */
export async function readerOf(request: Request, ofJob: Language): Promise<Reader> {
  const language = askedLanguage(request) ?? ofJob;
  return { language, t: (await loadEveryT())(language) };
}

/** The next page, in the language that was switched to. */
export function inAskedLanguage(path: string, request: Request): string {
  const asked = askedLanguage(request);
  return asked ? `${path}?lng=${asked}` : path;
}

function askedLanguage(request: Request): Language | undefined {
  const asked = new URL(request.url).searchParams.get("lng");
  return isLanguage(asked) ? asked : undefined;
}

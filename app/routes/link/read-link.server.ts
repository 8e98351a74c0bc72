import { data, href, type RouterContextProvider } from "react-router";
import { identityOf } from "#app/features/account/session/identity.server.ts";
import { type FoundLink, findLink } from "#app/features/approval/links/find-link.server.ts";
import { type EndReason, endedOf, endStatus } from "#app/features/approval/page/ended.ts";
import type { Thread } from "#app/features/approval/questions/messages.server.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { readStoredRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { setPageLanguage } from "#app/i18n/i18n.server.ts";
import { loadEveryT } from "#app/i18n/load-words.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Words } from "#app/ui/words.ts";
import { defaultLanguage, type Language } from "#app/values/language.ts";
import { languageFor } from "./link-addresses.ts";

type Context = Readonly<RouterContextProvider>;

/** Looks at a link while its caller looks at few enough. */
export async function lookUp(platform: Platform, ip: string, token: string) {
  if (!(await platform.mayTry(ip))) return "tooOften";
  return (await findLink(platform.db, token, platform.now())) ?? "unknown";
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
export function previewFor(
  context: Context,
  { link: { shopId, jobId } }: FoundLink,
): string | null {
  const { viewer, failure } = identityOf(context);
  const isOwn = failure !== undefined || viewer?.shop?.id === shopId;
  return isOwn ? href("/repair-cms/:jobId/send", { jobId }) : null;
}

export const shopOf = ({ shop }: FoundLink) => ({
  name: shop?.name ?? "",
  phone: shop?.phone ?? null,
  timeZone: shop?.timeZone ?? "UTC",
});

/** How the shop of a link is paid, in the page's language. */
export const waysToPayOf = (request: Request, { link, shop }: FoundLink): string | null =>
  shop?.waysToPay?.[languageFor(request, link.language)] ?? null;

/** Says why a link cannot be answered. */
export const endedPage = async (why: EndReason, found?: FoundLink) =>
  ({ kind: "ended", ended: endedOf(why, await loadEveryT(), found && shopOf(found)) }) as const;

/** Answers a request with why its link cannot be answered. */
export async function ended(context: Context, why: EndReason, found?: FoundLink) {
  setPageLanguage(context, defaultLanguage);
  return data(await endedPage(why, found), endStatus[why]);
}

/** The revision of a link; undefined when the stored file is not what was sent. */
export async function readRevision(
  { files }: Platform,
  { link, sha256 }: FoundLink,
): Promise<Revision | undefined> {
  return readStoredRevision(files, link.shopId, sha256);
}

/** The revision before it, to show what has changed. */
export async function readPrevious(
  { files }: Platform,
  { link, previous }: FoundLink,
): Promise<Revision | undefined> {
  return previous ? readStoredRevision(files, link.shopId, previous) : undefined;
}

/** The words of a customer's page: in the language that was switched to, else in the job's. */
export async function wordsFor(request: Request, ofJob: Language): Promise<Words> {
  const language = languageFor(request, ofJob);
  return { language, t: (await loadEveryT())(language) };
}

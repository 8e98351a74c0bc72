import { askedAbout } from "#app/features/approval/inspection/asks.ts";
import { pointName } from "#app/features/approval/inspection/inspection-texts.ts";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { withQuery } from "#app/features/approval/page/with-query.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { readRevision, wordsFor } from "./read-link.server.ts";
import type { ThreadRequest } from "./thread/thread-for.server.ts";

/** Finds the finding of a link that a question is about; the question gets its id. */
export async function findAsked(platform: Platform, found: FoundLink, request: Request) {
  const id = new URL(request.url).searchParams.get("about");
  const revision = id ? await readRevision(platform, found) : undefined;
  return revision && askedAbout(revision, id);
}

/** Proposes the question about a finding; null without a finding, or if it was already asked. */
export async function questionAbout(
  platform: Platform,
  found: FoundLink,
  { request, thread }: Pick<ThreadRequest, "request" | "thread">,
) {
  const finding = await findAsked(platform, found, request);
  if (!finding || thread?.messages.some(({ id }) => id === finding.id)) return null;
  const { t, language } = await wordsFor(request, found.link.language);
  const point = pointName(finding, language);
  return { id: finding.id, question: t("approval:inspection.question", { point }) };
}

/** Adds the finding that the request is about, if any, to an address. */
export function withAbout(path: string, request: Request): string {
  const id = new URL(request.url).searchParams.get("about");
  return id ? withQuery(path, "about", id) : path;
}

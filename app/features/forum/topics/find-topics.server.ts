import { data } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { shownLine } from "#app/features/forum/posts/shown.server.ts";
import { searchTopics } from "#app/features/forum/search/search.server.ts";
import { findLimits } from "#app/features/forum/translation/find.server.ts";
import { titlesOf } from "#app/features/forum/translation/page.server.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { nextPage } from "#app/values/list-address.ts";
import { listTopics } from "./list.server.ts";
import type { TopicsPage } from "./topic-page-list.tsx";
import { topicsAddress } from "./topics-address.ts";

/** The topics that the address asks for, newest first or by its search; 503 when unreadable. */
export async function findTopics(
  platform: Platform,
  { viewer, language: own }: { viewer: Viewer; language: Language },
  request: Request,
) {
  const { replica } = platform;
  const asked = topicsAddress.read(new URL(request.url).searchParams);
  const page: TopicsPage = {
    asked,
    mayTranslate: mayEnter("translation", viewer),
    isDemo: platform.ai.isDemo,
  };
  try {
    const { text, originals } = asked;
    const { ai, db, defer, now } = platform;
    const services = { ai, db, defer, now, readerId: viewer.id };
    const into = page.mayTranslate && !originals ? own : undefined;
    const [found, limits] = await Promise.all([
      text
        ? searchTopics(replica, text, { ...asked, into, nearly: true })
        : listTopics(replica, { ...asked, into }),
      into && findLimits(services),
    ]);
    const topics = found.topics.map((line) => shownLine(line, viewer));
    const more =
      "older" in found
        ? found.older && { before: found.older }
        : found.below && { below: found.below };
    // A prefetch costs the reader no translation.
    const storedOnly = isPrefetch(request);
    const shown =
      into && limits ? titlesOf(services, found.topics, { into, storedOnly, limits }) : {};
    const foreign = topics.some(({ language }) => language !== own);
    return {
      ...page,
      topics,
      ...shown,
      foreign,
      isNear: "isNear" in found && found.isNear,
      more: more && nextPage(topicsAddress, asked, more),
    } as TopicsPage;
  } catch (error) {
    log.error("the list of topics could not be read", error);
    return data(page, { status: 503 });
  }
}

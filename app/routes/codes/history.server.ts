import { mayEnter } from "#app/features/account/access.ts";
import { may } from "#app/features/account/role.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { CodeHistoryShown } from "#app/features/codes/sheet/code-history.tsx";
import type { Platform } from "#app/platform/platform.server.ts";

const mostTopics = 3;

/** What the viewer's shop and the forum know of a code, each from what is open to the viewer. */
export async function historyOf(
  { db, replica }: Pick<Platform, "db" | "replica">,
  viewer: Viewer,
  code: string,
): Promise<CodeHistoryShown> {
  const { shop } = viewer;
  const [jobs, topics] = await Promise.all([
    shop && mayEnter("records", viewer) && may(shop, "readRecords")
      ? import("#app/features/quotes/code-history.server.ts").then(({ codeHistory }) =>
          codeHistory(db, shop.id, code),
        )
      : [],
    mayEnter("forum", viewer)
      ? import("#app/features/forum/search/search.server.ts").then(({ searchTopics }) =>
          searchTopics(replica, code, { loose: false }),
        )
      : { topics: [] },
  ]);
  const answered = topics.topics.filter((one) => one.answeredAt !== null && one.hiddenAt === null);
  return {
    jobs,
    topics: answered.slice(0, mostTopics).map(({ id, title }) => ({ id, title })),
  };
}

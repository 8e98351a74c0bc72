import { data, href } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { listNews, type NewsPage } from "#app/features/news/list/items.server.ts";
import { NewsFilter } from "#app/features/news/list/news-filter.tsx";
import { NewsList } from "#app/features/news/list/news-list.tsx";
import { type NewsSearch, newsAddress } from "#app/features/news/list/news-search.ts";
import { NewsSkeleton } from "#app/features/news/list/news-skeleton.tsx";
import { log } from "#app/platform/log/log.ts";
import { useSearching } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/news";

type NewsData = { search: NewsSearch; page?: NewsPage };

export const loader = read("member", async ({ platform, request }: Route.LoaderArgs & SignedIn) => {
  const search = newsAddress.read(new URL(request.url).searchParams);
  try {
    return {
      search,
      page: await listNews(platform.replica, search),
    } satisfies NewsData;
  } catch (error) {
    log.error("the news could not be read", error);
    return data({ search } as NewsData, { status: 503 });
  }
});

export default function News({ loaderData: { search, page } }: Route.ComponentProps) {
  const { t } = useWords();
  const searching = useSearching(href("/noticias"));
  return (
    <>
      <PageHeader title={t("news:title")} lead={t("news:lead")} />
      {page && <NewsFilter search={search} sources={page.sources} />}
      {searching ? (
        <NewsSkeleton />
      ) : page ? (
        <NewsList search={search} page={page} />
      ) : (
        <NotLoaded what="news:notLoaded" />
      )}
    </>
  );
}

/** The request failed: most likely the network is down. */
export function ErrorBoundary() {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("news:title")} />
      <NotLoaded what="news:notLoaded" />
    </>
  );
}

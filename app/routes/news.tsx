import { memo } from "react";
import { data, href, useNavigation } from "react-router";
import { read } from "#app/features/account/guard.server.ts";
import { listNews, type NewsPage } from "#app/features/news/list/items.server.ts";
import { NewsCard } from "#app/features/news/list/news-card.tsx";
import { NewsFilter } from "#app/features/news/list/news-filter.tsx";
import {
  type NewsSearch,
  newsHref,
  newsPerPage,
  readNewsSearch,
} from "#app/features/news/list/news-search.ts";
import { NewsSkeleton } from "#app/features/news/list/news-skeleton.tsx";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useFirst } from "#app/ui/first-screen.ts";
import { ListNav } from "#app/ui/list-nav.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { addsTo, moreThan } from "#app/values/shown.ts";
import type { Route } from "./+types/news";

type NewsData = { search: NewsSearch; page?: NewsPage };

export const loader = read("member", async ({ context, request }: Route.LoaderArgs) => {
  const search = readNewsSearch(new URL(request.url).searchParams);
  try {
    return {
      search,
      page: await listNews(context.get(platformContext).replica, search),
    } satisfies NewsData;
  } catch (error) {
    log.error("the news could not be read", error);
    return data({ search } as NewsData, { status: 503 });
  }
});

export default function News({ loaderData: { search, page } }: Route.ComponentProps) {
  const { t } = useWords();
  const navigation = useNavigation();
  const loading =
    navigation.state === "loading" &&
    navigation.location.pathname === href("/noticias") &&
    !addsTo(navigation.location.search);
  return (
    <>
      <PageHeader title={t("news:title")} lead={t("news:lead")} />
      {page && <NewsFilter search={search} sources={page.sources} />}
      {loading ? (
        <NewsSkeleton />
      ) : page ? (
        <Shown search={search} page={page} />
      ) : (
        <NotLoaded what="news:notLoaded" />
      )}
    </>
  );
}

// A navigation does not render it again.
const Shown = memo(List);

function List({ search, page: { items, more } }: { search: NewsSearch; page: NewsPage }) {
  const { t } = useWords();
  const shown = useFirst(items);
  const last = items.at(-1);
  const show = moreThan(search.show!, newsPerPage);
  const start = { ...search, show: newsPerPage };
  const next = show
    ? { ...search, show }
    : { ...start, before: last && { at: last.publishedAt, id: last.id } };
  return (
    <>
      {items.length > 0 ? (
        <div className="grid gap-4 md:grid-cols-2 md:gap-6">
          {shown.map((item) => (
            <NewsCard key={item.id} item={item} />
          ))}
        </div>
      ) : (
        <Nothing
          filtered={
            search.source !== undefined ||
            search.language !== undefined ||
            search.before !== undefined
          }
        />
      )}
      <ListNav
        newest={
          search.before && {
            to: newsHref({ ...start, before: undefined }),
            text: t("news:newest"),
          }
        }
        more={
          more && last && { to: newsHref(next), text: t("news:older"), adds: show !== undefined }
        }
      />
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const { t } = useWords();
  return (
    <Empty title={t("news:empty.title")}>
      <p className="text-ink-soft">{t(filtered ? "news:empty.filtered" : "news:empty.text")}</p>
      {filtered && <LinkButton to={href("/noticias")}>{t("news:empty.showAll")}</LinkButton>}
    </Empty>
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

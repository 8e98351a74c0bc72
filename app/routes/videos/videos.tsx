import { memo } from "react";
import { data, href, useNavigation } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { type Reader, read } from "#app/features/account/guard.server.ts";
import { VideoFilter } from "#app/features/videos/list/video-filter.tsx";
import { VideoGrid } from "#app/features/videos/list/video-grid.tsx";
import {
  isPlain,
  readVideoSearch,
  searchQuery,
  type VideoSearch,
  videosPerPage,
} from "#app/features/videos/list/video-search.ts";
import { VideoGridSkeleton } from "#app/features/videos/list/video-skeleton.tsx";
import { listVideos } from "#app/features/videos/list/videos.server.ts";
import type { VideoCard } from "#app/features/videos/video.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/list-nav.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { addsTo, nextSearch } from "#app/values/shown.ts";
import type { Route } from "./+types/videos";

type Page = {
  search: VideoSearch;
  videos?: VideoCard[];
  more: boolean;
  unfinished: VideoCard[];
  live: boolean;
};

export const loader = read(
  "videos",
  async ({ context, request, viewer }: Route.LoaderArgs & Reader) => {
    const live = mayEnter("live", viewer);
    const search = readVideoSearch(new URL(request.url).searchParams);
    try {
      const unfinished = isPlain(search) ? 3 : 0;
      return {
        search,
        live,
        ...(await listVideos(context.get(platformContext).replica, viewer.id, search, {
          unfinished,
        })),
      } satisfies Page;
    } catch (error) {
      log.error("the list of videos could not be read", error);
      return data({ search, live, more: false, unfinished: [] } as Page, { status: 503 });
    }
  },
);

export default function Videos({ loaderData: page }: Route.ComponentProps) {
  const { t } = useWords();
  const navigation = useNavigation();
  const searching =
    navigation.state === "loading" &&
    navigation.location.pathname === href("/videos") &&
    !addsTo(navigation.location.search);
  return (
    <>
      <PageHeader title={t("videos:title")} lead={t("videos:lead")}>
        {page.live && <LinkButton to={href("/live")}>{t("videos:live.title")}</LinkButton>}
        <LinkButton to={href("/videos/certificates")}>{t("videos:certificates.title")}</LinkButton>
      </PageHeader>
      <VideoFilter search={page.search} pending={searching} />
      {searching ? <VideoGridSkeleton /> : <Shown {...page} />}
    </>
  );
}

// A navigation does not render it again.
const Shown = memo(List);

function List({ search, videos, more, unfinished }: Page) {
  const { t } = useWords();
  if (!videos) return <NotLoaded what="videos:list.notLoaded" />;
  const next = nextSearch(search, videosPerPage, { before: videos.at(-1)?.n });
  const start = { ...search, before: undefined, show: videosPerPage };
  return (
    <>
      {unfinished.length > 0 && <Unfinished videos={unfinished} />}
      <section aria-labelledby="videos">
        <h2 id="videos" className={unfinished.length > 0 ? "label mb-3 text-2xl" : "sr-only"}>
          {t("videos:list.name")}
        </h2>
        {videos.length > 0 ? (
          <VideoGrid videos={videos} />
        ) : (
          <Nothing filtered={!isPlain(search)} />
        )}
        <ListNav
          newest={
            search.before !== undefined && {
              to: href("/videos") + searchQuery(start),
              text: t("videos:list.newest"),
            }
          }
          more={
            more && {
              to: href("/videos") + searchQuery(next.search),
              text: t("videos:list.older"),
              adds: next.adds,
            }
          }
        />
      </section>
    </>
  );
}

function Unfinished({ videos }: { videos: VideoCard[] }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="unfinished" className="mb-8">
      <h2 id="unfinished" className="label mb-3 text-2xl">
        {t("videos:list.unfinished")}
      </h2>
      <VideoGrid videos={videos} />
    </section>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const { t } = useWords();
  return (
    <Empty title={t("videos:list.empty")}>
      <p className="text-ink-soft">
        {t(filtered ? "videos:list.emptyFiltered" : "videos:list.emptyFirst")}
      </p>
      {filtered && <LinkButton to={href("/videos")}>{t("videos:list.showAll")}</LinkButton>}
    </Empty>
  );
}

/** The request failed: most likely the network is down. */
export function ErrorBoundary() {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("videos:title")} />
      <NotLoaded what="videos:list.notLoaded" />
    </>
  );
}

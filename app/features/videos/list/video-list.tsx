import { memo } from "react";
import { href } from "react-router";
import type { VideoCard } from "#app/features/videos/video.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { firstVideos, useFirst } from "#app/ui/page/first-screen.ts";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextSearch } from "#app/values/shown.ts";
import { VideoCardView } from "./video-card.tsx";
import { isPlain, searchQuery, type VideoSearch, videosPerPage } from "./video-search.ts";
import { columns } from "./video-skeleton.tsx";

export type VideoPage = {
  search: VideoSearch;
  videos?: VideoCard[];
  more: boolean;
  unfinished: VideoCard[];
  live: boolean;
};

/** One page of videos. A navigation does not render it again. */
export const VideoList = memo(List);

function List({ search, videos, more, unfinished }: VideoPage) {
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

/** The first row of pictures loads eagerly. */
function VideoGrid({ videos, eager = 3 }: { videos: readonly VideoCard[]; eager?: number }) {
  const shown = useFirst(videos, firstVideos);
  return (
    <ul className={columns}>
      {shown.map((video, at) => (
        <li key={video.id} className="grid">
          <VideoCardView video={video} eager={at < eager} />
        </li>
      ))}
    </ul>
  );
}

import { memo, useState } from "react";
import { href, Link } from "react-router";
import { Screen } from "#app/features/videos/player/screen.tsx";
import type { VideoCard } from "#app/features/videos/video.ts";
import type { SavedPosition } from "#app/features/videos/watching.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { firstVideos, useFirst } from "#app/ui/page/first-screen.ts";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextPage } from "#app/values/list-address.ts";
import { Completed, HandoutLink, Progress, VideoFacts } from "./video-facts.tsx";
import { isPlain, type VideoSearch, videosAddress } from "./video-search.ts";
import { columns } from "./video-skeleton.tsx";

export type VideoPage = {
  search: VideoSearch;
  videos?: VideoCard[];
  more: boolean;
  unfinished: VideoCard[];
  live: boolean;
};

/** Page of videos. Memoized: a navigation does not render it again. */
export const VideoList = memo(List);

function List({ search, videos, more, unfinished }: VideoPage) {
  const { t } = useWords();
  if (!videos) return <NotLoaded what="videos:list.notLoaded" />;
  const next = nextPage(videosAddress, search, { before: videos.at(-1)?.n });
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
              to: videosAddress.href({ ...search, before: undefined, show: undefined }),
              text: t("videos:list.newest"),
            }
          }
          more={
            more && {
              ...next,
              text: t("videos:list.older"),
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

function VideoCardView({ video, eager }: { video: VideoCard; eager: boolean }) {
  const [saved, setSaved] = useState<SavedPosition>();
  return (
    <article className="flex flex-col overflow-hidden rounded-lg border border-line bg-card">
      <Screen video={video} eager={eager} onSaved={setSaved} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <VideoFacts video={video} watched={saved?.watched} />
        <h3 className="text-xl leading-snug font-semibold">
          <Link
            to={href("/videos/:videoId", { videoId: video.id })}
            lang={video.language ?? undefined}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {video.title}
          </Link>
        </h3>
        {video.description && (
          <p lang={video.language ?? undefined} className="line-clamp-3 text-base text-ink-soft">
            {video.description}
          </p>
        )}
        <div className="mt-auto grid gap-2">
          <Progress video={video} watched={saved?.watched} />
          <HandoutLink video={video} />
          {saved?.completed && <Completed video={video} />}
        </div>
      </div>
    </article>
  );
}

import { href } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { VideoFilter } from "#app/features/videos/list/video-filter.tsx";
import { VideoList, type VideoPage } from "#app/features/videos/list/video-list.tsx";
import { isPlain, videosAddress } from "#app/features/videos/list/video-search.ts";
import { VideoGridSkeleton } from "#app/features/videos/list/video-skeleton.tsx";
import { listVideos } from "#app/features/videos/list/videos.server.ts";
import { readOr } from "#app/http/answers.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useSearching } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/videos";

export const loader = read(
  "videos",
  async ({ platform, request, viewer }: Route.LoaderArgs & SignedIn) => {
    const live = mayEnter("live", viewer);
    const search = videosAddress.read(new URL(request.url).searchParams);
    return readOr(
      "the list of videos could not be read",
      { search, live, more: false, unfinished: [] } as VideoPage,
      async () => {
        const unfinished = isPlain(search) ? 3 : 0;
        return {
          search,
          live,
          ...(await listVideos(platform.replica, viewer.id, search, {
            unfinished,
          })),
        } satisfies VideoPage;
      },
    );
  },
);

export default function Videos({ loaderData: page }: Route.ComponentProps) {
  const { t } = useWords();
  const searching = useSearching(href("/videos"));
  return (
    <>
      <PageHeader title={t("videos:title")} lead={t("videos:lead")}>
        {page.live && <LinkButton to={href("/live")}>{t("videos:live.title")}</LinkButton>}
        <LinkButton to={href("/videos/certificates")}>{t("videos:certificates.title")}</LinkButton>
      </PageHeader>
      <VideoFilter search={page.search} pending={searching} />
      {searching ? <VideoGridSkeleton /> : <VideoList {...page} />}
    </>
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

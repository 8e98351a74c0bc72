import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { Actions } from "./catalog-actions.tsx";
import { Handout, State, VideoTitle } from "./catalog-cells.tsx";
import type { AdminVideo } from "./catalog-search.ts";

type Props = {
  videos: readonly AdminVideo[];
  /** Whether the list is filtered: an empty one then has another message. */
  searched?: boolean;
};

/** One page of videos with their actions. */
export function VideosPanel({ videos, searched = false }: Props) {
  const { t } = useWords();
  if (videos.length === 0)
    return (
      <Empty title={t(searched ? "videos:list.empty" : "videos:admin.none")}>
        {!searched && (
          <LinkButton to={href("/admin/videos/new")}>{t("videos:admin.add")}</LinkButton>
        )}
      </Empty>
    );
  const columns: Column<AdminVideo>[] = [
    { label: t("videos:admin.video"), cell: (video) => <VideoTitle video={video} /> },
    {
      label: t("videos:list.categories"),
      cell: (video) => (
        <>
          <p className="lg:whitespace-nowrap">{t(`videos:category.${video.category}`)}</p>
          <p className="figures text-base text-ink-soft lg:whitespace-nowrap">
            {t(`videos:difficulty.${video.difficulty}`)}
            {video.language && ` · ${t(`videos:language.${video.language}`)}`}
            {video.minutes !== null && ` · ${t("videos:minutes", { n: video.minutes })}`}
          </p>
        </>
      ),
    },
    { label: t("videos:admin.handout"), cell: (video) => <Handout video={video} /> },
    { label: t("videos:admin.state"), cell: (video) => <State video={video} /> },
    { label: t("videos:admin.actions"), cell: (video) => <Actions video={video} /> },
  ];
  return (
    <Table
      look="videos"
      name={t("site:nav.manageVideos")}
      columns={columns}
      rows={videos}
      id={({ id }) => id}
    />
  );
}

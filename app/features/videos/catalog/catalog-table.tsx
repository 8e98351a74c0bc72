import { href, Link } from "react-router";
import { fileSize } from "#app/features/videos/figures.ts";
import { Still } from "#app/features/videos/list/thumbnail.tsx";
import { watchUrl } from "#app/features/videos/youtube.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { type Column, Table } from "#app/ui/table.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { AdminVideo } from "./catalog-search.ts";

type Props = {
  videos: readonly AdminVideo[];
  /** Whether the list is filtered: an empty one then has another message. */
  searched?: boolean;
};

/** Page of videos with their actions. */
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

function Actions({ video: { id, title } }: { video: AdminVideo }) {
  const { t } = useWords();
  const address = useListAddress(href("/admin/videos"));
  return (
    <div className="flex flex-wrap gap-2 lg:flex-nowrap">
      <Link
        to={address(href("/admin/videos/:videoId/edit", { videoId: id }))}
        preventScrollReset
        aria-label={t("videos:admin.editOf", { title })}
        className="button button-plain"
      >
        {t("videos:admin.edit")}
      </Link>
      <ConfirmButton
        kind="danger"
        href={href("/admin/videos/:videoId/delete", { videoId: id })}
        hidden={{ stay: "yes" }}
        label={t("videos:admin.deleteOf", { title })}
        text={t("videos:admin.deleteQuestion", { title })}
        detail={t("videos:admin.deleteGone")}
        confirmLabel={t("ui:delete")}
        pendingLabel={t("ui:deleting")}
      >
        {t("ui:delete")}
      </ConfirmButton>
    </div>
  );
}

function VideoTitle({ video }: { video: AdminVideo }) {
  const { t } = useWords();
  return (
    <div className="flex items-start gap-3">
      <div className="aspect-video w-24 shrink-0 overflow-hidden rounded max-lg:hidden">
        <Still pictureKey={video.pictureKey} category={video.category} />
      </div>
      <div className="min-w-0">
        <p lang={video.language ?? undefined} className="font-semibold">
          {video.title}
        </p>
        <a
          href={watchUrl(video.youtubeId)}
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-base text-ink-soft underline"
        >
          {t("videos:card.onYoutube")}
        </a>
      </div>
    </div>
  );
}

function Handout({ video: { handoutBytes } }: { video: AdminVideo }) {
  const { t, language } = useWords();
  if (handoutBytes === null)
    return (
      <span className="text-base text-ink-soft lg:whitespace-nowrap">
        {t("videos:admin.noHandout")}
      </span>
    );
  return <span className="figures whitespace-nowrap">PDF, {fileSize(handoutBytes, language)}</span>;
}

function State({ video: { checkedAt, deadSince } }: { video: AdminVideo }) {
  const { t } = useWords();
  if (deadSince !== null)
    return (
      <>
        <Badge tone="bad">{t("videos:admin.dead")}</Badge>
        <p className="text-base text-ink-soft lg:whitespace-nowrap">
          {t("videos:admin.since")} <Day at={deadSince} />
        </p>
      </>
    );
  if (checkedAt === null)
    return (
      <span className="text-base text-ink-soft lg:whitespace-nowrap">
        {t("videos:admin.unchecked")}
      </span>
    );
  return (
    <>
      <Badge tone="good">{t("videos:admin.alive")}</Badge>
      <p className="text-base text-ink-soft">
        <Day at={checkedAt} />
      </p>
    </>
  );
}

import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { Day } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { AdminVideo } from "./admin-video.ts";
import { fileSize } from "./clock.ts";
import { Still } from "./still.tsx";
import { watchUrl } from "./youtube.ts";

type Props = {
  videos: readonly AdminVideo[];
  /** Where the next page is; undefined on the last. */
  next?: string | undefined;
  /** Whether the list was narrowed: then an empty one means something else. */
  searched?: boolean;
};

/**
 * The videos as administrators keep them: one page of the list, with what can be done about each.
 */
export function VideosPanel({ videos, next, searched = false }: Props) {
  const { say } = useWords();
  if (videos.length === 0)
    return (
      <Empty title={say(searched ? "videos:list.empty" : "videos:admin.none")}>
        {!searched && <LinkButton to="/admin/videos/new">{say("videos:admin.add")}</LinkButton>}
      </Empty>
    );
  const columns: Column<AdminVideo>[] = [
    { label: say("videos:admin.video"), cell: (video) => <Named video={video} /> },
    {
      label: say("videos:list.categories"),
      cell: (video) => (
        <>
          <p className="lg:whitespace-nowrap">{say(`videos:category.${video.category}`)}</p>
          <p className="figures text-base text-ink-soft lg:whitespace-nowrap">
            {say(`videos:difficulty.${video.difficulty}`)}
            {video.language && ` · ${say(`videos:language.${video.language}`)}`}
            {video.minutes !== null && ` · ${say("videos:minutes", { n: video.minutes })}`}
          </p>
        </>
      ),
    },
    { label: say("videos:admin.handout"), cell: (video) => <Handout video={video} /> },
    { label: say("videos:admin.state"), cell: (video) => <State video={video} /> },
    { label: say("videos:admin.actions"), cell: (video) => <Actions video={video} /> },
  ];
  return (
    <>
      <Table
        look="videos"
        name={say("site:nav.manageVideos")}
        columns={columns}
        rows={videos}
        id={({ id }) => id}
      />
      {next && (
        <nav className="mt-6">
          <LinkButton to={next}>{say("videos:list.older")}</LinkButton>
        </nav>
      )}
    </>
  );
}

function Named({ video }: { video: AdminVideo }) {
  const { say } = useWords();
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
          {say("videos:card.onYoutube")}
        </a>
      </div>
    </div>
  );
}

function Handout({ video: { handoutBytes } }: { video: AdminVideo }) {
  const { say, language } = useWords();
  if (handoutBytes === null)
    return (
      <span className="text-base text-ink-soft lg:whitespace-nowrap">
        {say("videos:admin.noHandout")}
      </span>
    );
  return <span className="figures whitespace-nowrap">PDF, {fileSize(handoutBytes, language)}</span>;
}

function State({ video: { checkedAt, deadSince } }: { video: AdminVideo }) {
  const { say } = useWords();
  if (deadSince !== null)
    return (
      <>
        <Badge tone="bad">{say("videos:admin.dead")}</Badge>
        <p className="text-base text-ink-soft lg:whitespace-nowrap">
          {say("videos:admin.since")} <Day at={deadSince} />
        </p>
      </>
    );
  if (checkedAt === null)
    return (
      <span className="text-base text-ink-soft lg:whitespace-nowrap">
        {say("videos:admin.unchecked")}
      </span>
    );
  return (
    <>
      <Badge tone="good">{say("videos:admin.alive")}</Badge>
      <p className="text-base text-ink-soft">
        <Day at={checkedAt} />
      </p>
    </>
  );
}

function Actions({ video: { id, title } }: { video: AdminVideo }) {
  const { say } = useWords();
  return (
    <div className="flex flex-wrap gap-2 lg:flex-nowrap">
      <Link
        to={`/admin/videos/${id}/edit`}
        preventScrollReset
        aria-label={say("videos:admin.editOf", { title })}
        className="button button-plain"
      >
        {say("videos:admin.edit")}
      </Link>
      <ConfirmButton
        kind="danger"
        href={`/admin/videos/${id}/delete`}
        hidden={{ stay: "yes" }}
        label={say("videos:admin.deleteOf", { title })}
        text={say("videos:admin.deleteQuestion", { title })}
        detail={say("videos:admin.deleteGone")}
        confirmLabel={say("ui:delete")}
        pendingLabel={say("ui:deleting")}
      >
        {say("ui:delete")}
      </ConfirmButton>
    </div>
  );
}

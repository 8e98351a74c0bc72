import { href, Link } from "react-router";
import { clock, fileSize } from "#app/features/videos/figures.ts";
import type { VideoCard } from "#app/features/videos/video.ts";
import { resumeAt } from "#app/features/videos/watching.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** Category, level, language, length, and whether it has been watched. */
export function VideoFacts({
  video,
  watched,
}: {
  video: VideoCard;
  watched?: boolean | undefined;
}) {
  const { t } = useWords();
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone="plain">{t(`videos:category.${video.category}`)}</Badge>
      <Badge tone="plain">{t(`videos:difficulty.${video.difficulty}`)}</Badge>
      {video.language && <Badge tone="plain">{t(`videos:language.${video.language}`)}</Badge>}
      {video.minutes !== null && (
        <span className="figures label text-base text-ink-soft">
          {t("videos:minutes", { n: video.minutes })}
        </span>
      )}
      {(watched ?? video.watched) && <Badge tone="good">✓ {t("videos:card.watched")}</Badge>}
      {video.dead && <Badge tone="bad">{t("videos:card.dead")}</Badge>}
    </p>
  );
}

/** The progress in a video that was begun and not finished. */
export function Progress({ video, watched }: { video: VideoCard; watched?: boolean | undefined }) {
  const { t } = useWords();
  const { position, length } = video;
  if ((watched ?? video.watched) || length <= 0 || resumeAt(video) === 0) return null;
  const [at, all] = [clock(position), clock(length)];
  return (
    <div className="grid gap-1 text-base text-ink-soft">
      <progress
        value={position}
        max={length}
        aria-label={t("videos:card.seen", { at, length: all })}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-steel [&::-moz-progress-bar]:bg-busy [&::-webkit-progress-bar]:bg-steel [&::-webkit-progress-value]:bg-busy"
      />
      <span className="figures">{t("videos:card.resume", { at: `${at} / ${all}` })}</span>
    </div>
  );
}

/** A download, not a page. */
export function HandoutLink({ video: { id, title, handoutBytes } }: { video: VideoCard }) {
  const { t, language } = useWords();
  if (handoutBytes === null) return null;
  return (
    <a
      href={href("/videos/:videoId/handout", { videoId: id })}
      download
      aria-label={`${t("videos:card.handout", { size: fileSize(handoutBytes, language) })}: ${title}`}
      className="inline-flex min-h-11 items-center gap-2 self-start underline"
    >
      <span aria-hidden>↓</span>{" "}
      {t("videos:card.handout", { size: fileSize(handoutBytes, language) })}
    </a>
  );
}

/** Shown when the last video of a category was watched. */
export function Completed({ video: { category } }: { video: VideoCard }) {
  const { t } = useWords();
  return (
    <Notice kind="done">
      {t("videos:done.text", { category: t(`videos:category.${category}`) })}{" "}
      <Link to={href("/videos/certificates")} className="underline">
        {t("videos:done.link")}
      </Link>
    </Notice>
  );
}

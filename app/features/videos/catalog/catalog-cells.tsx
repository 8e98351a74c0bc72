import { fileSize } from "#app/features/videos/figures.ts";
import { Still } from "#app/features/videos/list/thumbnail.tsx";
import { watchUrl } from "#app/features/videos/youtube.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { AdminVideo } from "./catalog-search.ts";

export function VideoTitle({ video }: { video: AdminVideo }) {
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

export function Handout({ video: { handoutBytes } }: { video: AdminVideo }) {
  const { t, language } = useWords();
  if (handoutBytes === null)
    return (
      <span className="text-base text-ink-soft lg:whitespace-nowrap">
        {t("videos:admin.noHandout")}
      </span>
    );
  return <span className="figures whitespace-nowrap">PDF, {fileSize(handoutBytes, language)}</span>;
}

export function State({ video: { checkedAt, deadSince } }: { video: AdminVideo }) {
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

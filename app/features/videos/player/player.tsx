import { useEffect, useRef, useState } from "react";
import type { VideoCard } from "#app/features/videos/video.ts";
import { resumeAt, type SavedPosition } from "#app/features/videos/watching.ts";
import { embedUrl, watchUrl } from "#app/features/videos/youtube.ts";
import { isFocusFree } from "#app/ui/focus-fallback.ts";
import { useWords } from "#app/ui/words.ts";
import { playerUrl } from "./player-messages.ts";
import { usePlayer } from "./use-player.ts";

/**
 * YouTube's player, starting where the member stopped. Loaded with the first click on a picture.
 */
export default function Player({
  video,
  onSaved,
}: {
  video: VideoCard;
  onSaved?: ((saved: SavedPosition) => void) | undefined;
}) {
  const { t, language } = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  // Set once: a new address would restart the video.
  const [src] = useState(() =>
    playerUrl(embedUrl(video.youtubeId), {
      start: resumeAt(video),
      origin: location.origin,
      language,
    }),
  );
  const failed = usePlayer(frame, video.id, onSaved);
  // The picture that had the focus is gone: move it to the player.
  useEffect(() => {
    if (isFocusFree()) frame.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <iframe
        ref={frame}
        src={src}
        title={t("videos:card.playing", { title: video.title })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="size-full border-0"
      />
      {failed && (
        <p
          role="alert"
          className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-x-4 bg-bench px-4 py-1 text-bench-ink"
        >
          {t("videos:card.failed")}
          <a
            href={watchUrl(video.youtubeId)}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center underline"
          >
            {t("videos:card.onYoutube")}
          </a>
        </p>
      )}
    </>
  );
}

import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from "react";
import { href } from "react-router";
import { Still } from "#app/features/videos/list/thumbnail.tsx";
import type { VideoCard } from "#app/features/videos/video.ts";
import type { SavedPosition } from "#app/features/videos/watching.ts";
import { watchUrl } from "#app/features/videos/youtube.ts";
import { useWords } from "#app/ui/words.ts";

// The player is loaded on demand (P5).
const Player = lazy(() => import("./player.tsx"));

type Props = {
  video: VideoCard;
  /** Plays at once (`?play`). */
  autoplay?: boolean;
  eager?: boolean;
  onSaved?: (saved: SavedPosition) => void;
};

/**
 * The picture of a video until it is clicked, then the player. Without JavaScript the picture links
 * to YouTube. Nothing is loaded from YouTube before the click.
 */
export function Screen({ video, autoplay = false, eager, onSaved }: Props) {
  const { t } = useWords();
  const [playing, setPlaying] = useState(false);
  // After hydration only: without scripts there is the link.
  useEffect(() => {
    if (autoplay) setPlaying(true);
  }, [autoplay]);
  const still = <Still pictureKey={video.pictureKey} category={video.category} eager={eager} />;

  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The CSP is that of the document, even after client navigation: only pages below /videos allow
    // the player's frame.
    if (framesAllowed()) setPlaying(true);
    else location.assign(`${href("/videos/:videoId", { videoId: video.id })}?play`);
  };

  return (
    <div className="relative aspect-video overflow-hidden bg-bench">
      {playing ? (
        <Suspense fallback={<Waiting label={t("videos:card.loading")}>{still}</Waiting>}>
          <Player video={video} onSaved={onSaved} />
        </Suspense>
      ) : (
        <a
          href={watchUrl(video.youtubeId)}
          rel="noreferrer"
          aria-label={t("videos:card.play", { title: video.title })}
          onClick={play}
          className="group block size-full focus-visible:-outline-offset-4"
        >
          {still}
          <span className="absolute inset-0 grid place-items-center">
            <svg
              viewBox="0 0 64 64"
              aria-hidden="true"
              className="size-16 drop-shadow transition-transform group-hover:scale-110"
            >
              <circle
                cx="32"
                cy="32"
                r="30"
                className="fill-bench/85 stroke-bench-ink"
                strokeWidth="2"
              />
              <path d="M26 20 L46 32 L26 44 Z" className="fill-bench-ink" />
            </svg>
          </span>
        </a>
      )}
    </div>
  );
}

function Waiting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      {children}
      <p
        role="status"
        className="absolute inset-0 grid place-items-center bg-bench/80 text-bench-ink"
      >
        {label}
      </p>
    </>
  );
}

function framesAllowed(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return (
    loaded !== undefined &&
    URL.canParse(loaded.name) &&
    /^\/videos(\/|$)/.test(new URL(loaded.name).pathname)
  );
}

import { useState } from "react";
import { href, Link } from "react-router";
import { Screen } from "#app/features/videos/player/screen.tsx";
import type { VideoCard } from "#app/features/videos/video.ts";
import type { SavedPosition } from "#app/features/videos/watching.ts";
import { Completed, HandoutLink, Progress, VideoFacts } from "./video-facts.tsx";

/** One video of the list. */
export function VideoCardView({ video, eager }: { video: VideoCard; eager: boolean }) {
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

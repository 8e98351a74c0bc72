import { useState } from "react";
import { href } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import {
  Completed,
  HandoutLink,
  Progress,
  VideoFacts,
} from "#app/features/videos/list/video-facts.tsx";
import { findVideo } from "#app/features/videos/list/videos.server.ts";
import { Screen } from "#app/features/videos/player/screen.tsx";
import type { SavedPosition } from "#app/features/videos/watching.ts";
import { notFound } from "#app/http/answers.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { CodedText } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/video";

/**
 * Shows a video on its own page. `?play`: opened from a page whose CSP does not allow the player.
 */
export const loader = read(
  "videos",
  async ({ db, params, request, viewer }: Route.LoaderArgs & SignedIn) => {
    const video = (await findVideo(db, viewer.id, params.videoId)) ?? notFound();
    return { video, autoplay: new URL(request.url).searchParams.has("play") };
  },
);

export default function Video({ loaderData: { video, autoplay } }: Route.ComponentProps) {
  const { t } = useWords();
  const [saved, setSaved] = useState<SavedPosition>();
  return (
    <article className="grid gap-4">
      <PageHeader
        title={video.title}
        lang={video.language ?? undefined}
        back={{ to: href("/videos"), label: t("videos:card.back") }}
      />
      <div className="w-full max-w-4xl overflow-hidden rounded-lg border border-line">
        <Screen key={video.id} video={video} autoplay={autoplay} eager onSaved={setSaved} />
      </div>
      {saved?.completed && <Completed video={video} />}
      <VideoFacts video={video} watched={saved?.watched} />
      <Progress video={video} watched={saved?.watched} />
      <HandoutLink video={video} />
      {video.description && (
        <p lang={video.language ?? undefined} className="max-w-prose">
          <CodedText>{video.description}</CodedText>
        </p>
      )}
    </article>
  );
}

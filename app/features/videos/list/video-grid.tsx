import type { VideoCard } from "#app/features/videos/video.ts";
import { firstVideos, useFirst } from "#app/ui/page/first-screen.ts";
import { VideoCardView } from "./video-card.tsx";
import { columns } from "./video-skeleton.tsx";

/** The first row of pictures loads eagerly. */
export function VideoGrid({ videos, eager = 3 }: { videos: readonly VideoCard[]; eager?: number }) {
  const shown = useFirst(videos, firstVideos);
  return (
    <ul className={columns}>
      {shown.map((video, at) => (
        <li key={video.id} className="grid">
          <VideoCardView video={video} eager={at < eager} />
        </li>
      ))}
    </ul>
  );
}

import { Skeleton } from "#app/ui/skeleton.tsx";
import type { VideoCard } from "./video.ts";
import { VideoCardView } from "./video-card.tsx";

const columns = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3";

/** Videos side by side: three columns at a desk, one on a phone. The first row's pictures do not wait to be scrolled to. */
export function VideoGrid({ videos, eager = 3 }: { videos: readonly VideoCard[]; eager?: number }) {
  return (
    <ul className={columns}>
      {videos.map((video, at) => (
        <li key={video.id} className="grid">
          <VideoCardView video={video} eager={at < eager} />
        </li>
      ))}
    </ul>
  );
}

const places = ["one", "two", "three", "four", "five", "six"];

/** The shape of the grid while it is on its way. */
export function VideoGridSkeleton() {
  return (
    <div className={columns}>
      {places.map((place) => (
        <div key={place} className="overflow-hidden rounded-lg border border-line bg-card">
          <Skeleton className="aspect-video rounded-none" />
          <div className="grid gap-3 p-4">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-7" />
            <Skeleton className="h-12" />
          </div>
        </div>
      ))}
    </div>
  );
}

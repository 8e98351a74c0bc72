import type { ReactNode } from "react";
import { matchPath, type Register } from "react-router";
import { TopicShape, TopicsShape } from "#app/features/forum/topics/topic-skeletons.tsx";
import { NewsSkeleton } from "#app/features/news/list/news-skeleton.tsx";
import { JobShape, JobsShape } from "#app/features/repair/list/job-skeletons.tsx";
import { VideoGridSkeleton } from "#app/features/videos/list/video-skeleton.tsx";
import { PageSkeleton } from "#app/ui/page/page-skeleton.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

const shapes: readonly [pattern: keyof Register["pages"], shape: ReactNode][] = [
  ["/noticias", <NewsSkeleton key="news" />],
  ["/repair-cms", <JobsShape key="jobs" />],
  ["/admin", <JobsShape key="users" />],
  ["/repair-cms/:jobId", <JobShape key="job" />],
  ["/discussion", <TopicsShape key="topics" />],
  ["/discussion/new", null],
  ["/discussion/:topicId", <TopicShape key="topic" />],
  ["/videos", <VideosShape key="videos" />],
];

/** The skeleton of a page while it is loading. */
export const shapeOf = (pathname: string): ReactNode =>
  shapes.find(([pattern]) => matchPath(pattern, pathname))?.[1];

function VideosShape() {
  return (
    <PageSkeleton>
      <Skeleton className="mb-6 h-16 w-80 max-w-full" />
      <Skeleton className="mb-6 h-36" />
      <VideoGridSkeleton />
    </PageSkeleton>
  );
}

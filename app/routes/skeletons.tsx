import type { ReactNode } from "react";
import { matchPath, type Register } from "react-router";
import { NewsSkeleton } from "#app/features/news/list/news-skeleton.tsx";
import { VideoGridSkeleton } from "#app/features/videos/list/video-skeleton.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useWords } from "#app/ui/words.ts";

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

const rows = ["one", "two", "three", "four", "five", "six"];

function Loading({ children }: { children: ReactNode }) {
  const { t } = useWords();
  return (
    <div>
      <p role="status" className="sr-only">
        {t("ui:loading")}
      </p>
      {children}
    </div>
  );
}

function JobsShape() {
  return (
    <Loading>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3 border-b-2 border-line pb-4">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-11 w-40" />
      </div>
      <Skeleton className="mb-6 h-12" />
      <div className="grid gap-3">
        {rows.map((row) => (
          <Skeleton key={row} className="h-36 sm:h-14" />
        ))}
      </div>
    </Loading>
  );
}

function VideosShape() {
  return (
    <Loading>
      <Skeleton className="mb-6 h-16 w-80 max-w-full" />
      <Skeleton className="mb-6 h-36" />
      <VideoGridSkeleton />
    </Loading>
  );
}

function JobShape() {
  return (
    <Loading>
      <Skeleton className="mb-3 h-6 w-36" />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3 border-b-2 border-line pb-4">
        <Skeleton className="h-10 w-52" />
        <Skeleton className="h-8 w-28" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-28 sm:col-span-2" />
        <Skeleton className="h-28 sm:col-span-2" />
        <Skeleton className="h-72 sm:col-span-2" />
      </div>
    </Loading>
  );
}

function TopicsShape() {
  return (
    <Loading>
      <div className="mx-auto max-w-4xl">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-3 border-b-2 border-line pb-4">
          <Skeleton className="h-10 w-64 max-w-full" />
          <Skeleton className="h-11 w-32" />
        </div>
        <Skeleton className="mb-6 h-12" />
        <div className="grid gap-3">
          {rows.map((row) => (
            <Skeleton key={row} className="h-32 sm:h-24" />
          ))}
        </div>
      </div>
    </Loading>
  );
}

function TopicShape() {
  return (
    <Loading>
      <div className="mx-auto grid max-w-3xl gap-3">
        <Skeleton className="h-11 w-48" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="mb-4 h-56" />
        {rows.slice(3).map((row) => (
          <Skeleton key={row} className="h-36" />
        ))}
      </div>
    </Loading>
  );
}

import { PageSkeleton } from "#app/ui/page/page-skeleton.tsx";
import { Skeleton, SkeletonRows } from "#app/ui/skeleton.tsx";

export function TopicsShape() {
  return (
    <PageSkeleton>
      <div className="mx-auto max-w-4xl">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-3 border-b-2 border-line pb-4">
          <Skeleton className="h-10 w-64 max-w-full" />
          <Skeleton className="h-11 w-32" />
        </div>
        <Skeleton className="mb-6 h-12" />
        <SkeletonRows className="h-32 sm:h-24" />
      </div>
    </PageSkeleton>
  );
}

export function TopicShape() {
  return (
    <PageSkeleton>
      <div className="mx-auto grid max-w-3xl gap-3">
        <Skeleton className="h-11 w-48" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="mb-4 h-56" />
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
    </PageSkeleton>
  );
}

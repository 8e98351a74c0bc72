import { PageSkeleton } from "#app/ui/page/page-skeleton.tsx";
import { Skeleton, SkeletonRows } from "#app/ui/skeleton.tsx";

export function JobsShape() {
  return (
    <PageSkeleton>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3 border-b-2 border-line pb-4">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-11 w-40" />
      </div>
      <Skeleton className="mb-6 h-12" />
      <SkeletonRows className="h-36 sm:h-14" />
    </PageSkeleton>
  );
}

export function JobShape() {
  return (
    <PageSkeleton>
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
    </PageSkeleton>
  );
}

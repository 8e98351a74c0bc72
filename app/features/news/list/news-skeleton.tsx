import { PageSkeleton } from "#app/ui/page/page-skeleton.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

/** Four placeholder cards (specification, section 9). */
export function NewsSkeleton() {
  return (
    <PageSkeleton>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        {["one", "two", "three", "four"].map((card) => (
          <div
            key={card}
            className="grid grid-cols-[6.5rem_1fr] gap-3 overflow-hidden rounded-lg border border-line bg-card p-3 md:block md:p-0"
          >
            <Skeleton className="aspect-4/3 md:aspect-video md:rounded-none" />
            <div className="contents md:grid md:gap-3 md:p-5">
              <Skeleton className="h-7 self-center md:self-auto" />
              <Skeleton className="col-span-2 h-5 w-48 max-w-full" />
              <Skeleton className="col-span-2 h-14 md:h-20" />
            </div>
          </div>
        ))}
      </div>
    </PageSkeleton>
  );
}

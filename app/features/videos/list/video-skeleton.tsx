import { Skeleton } from "#app/ui/skeleton.tsx";

// Apart from the grid itself: every page can show it while it waits, and should not load the cards
// for that.

/** The columns of the grid: three at a desk, one on a phone. */
export const columns = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3";

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

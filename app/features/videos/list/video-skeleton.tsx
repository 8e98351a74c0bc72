import { Skeleton } from "#app/ui/skeleton.tsx";

// A module of its own: every page can show it, and should not load the cards.

/** Three columns on a desktop, one on a phone. */
export const columns = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3";

const places = ["one", "two", "three", "four", "five", "six"];

/** The skeleton of the grid. */
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

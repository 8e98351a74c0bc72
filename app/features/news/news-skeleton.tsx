import { Skeleton } from "#app/ui/skeleton.tsx";
import { useWords } from "#app/ui/words.ts";

/** Four placeholders, in the shape of four articles (specification, section 9). */
export function NewsSkeleton() {
  const { say } = useWords();
  return (
    <div>
      <p role="status" className="sr-only">
        {say("ui:loading")}
      </p>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        {["one", "two", "three", "four"].map((card) => (
          <div key={card} className="overflow-hidden rounded-lg border border-line bg-card">
            <Skeleton className="aspect-video rounded-none" />
            <div className="grid gap-3 p-5">
              <Skeleton className="h-5 w-48 max-w-full" />
              <Skeleton className="h-7" />
              <Skeleton className="h-20" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

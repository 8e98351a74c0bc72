/** A gray placeholder for content that is loading. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-md bg-steel ${className}`} />;
}

/** The rows of a list that is loading. */
export const SkeletonRows = ({ className }: { className: string }) => (
  <div className="grid gap-3">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} className={className} />
    ))}
  </div>
);

/** A gray placeholder for content that is loading. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-md bg-steel ${className}`} />;
}

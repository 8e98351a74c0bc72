/** The shape of what is about to stand here. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-md bg-steel ${className}`} />;
}

/** Whether a browser prefetches for a person who may never come: then nothing is recorded. */
export const isPrefetch = ({ headers }: Pick<Request, "headers">): boolean =>
  headers.get("sec-purpose")?.includes("prefetch") ?? false;

/**
 * Lets the browser keep a page's data that it fetched ahead for the few seconds until the link is
 * followed.
 */
export function cachePrefetched(request: Request, response: Response): void {
  const { status, headers } = response;
  const says = headers.has("cache-control") || headers.has("set-cookie");
  if (
    status === 200 &&
    !says &&
    isPrefetch(request) &&
    new URL(request.url).pathname.endsWith(".data")
  )
    headers.set("cache-control", "private, max-age=5");
}

import { sendOrWait } from "#app/ui/connection/connection.ts";

/** How long a browser caches a page's prefetched data: `cachePrefetched`. */
const cachedFor = 5_000;

/**
 * Wraps the browser's fetch, in one place, for what React Router sends for pages (`.data`): it
 * waits out a lost connection, reads nothing from before a write, and keeps the id of the request
 * that last failed in `facts`, so that an error page can show the id that the log has.
 */
export function wrapFetch(facts: { id: string }): void {
  const send = window.fetch;
  let wroteAt = Number.NEGATIVE_INFINITY;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const { method = "GET", signal } = input instanceof Request ? input : (init ?? {});
    const isRead = method === "GET";
    if (!isRead) wroteAt = performance.now();
    if (!pathname.endsWith(".data")) return send(input, init);
    facts.id = "";
    const isStale = isRead && performance.now() < wroteAt + cachedFor;
    const options: RequestInit | undefined = isStale ? { ...init, cache: "reload" } : init;
    const answer = await sendOrWait(() => send(input, options), { isRead, signal });
    if (!isRead) wroteAt = performance.now();
    if (answer.status >= 500) facts.id = answer.headers.get("x-request-id") ?? "";
    return answer;
  };
}

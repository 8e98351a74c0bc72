import { log } from "#app/platform/log/log.ts";
import type { CachedPage } from "./page-cache.ts";

// The Cache API of the data center, which its isolates share. A page is stored by its address with
// version, language and offer; no request from outside reads it, as the worker answers first.

const store = "pages";
/** Headers stored with the page's own. */
const names = { until: "x-until", freshUntil: "x-fresh-until" };

/** The page stored at an address, if it may still be shown. A cache that fails is an empty one. */
export async function findShared(address: URL, now: number): Promise<CachedPage | undefined> {
  try {
    const found = await (await caches.open(store)).match(new Request(address));
    if (!found) return undefined;
    const headers = new Headers(found.headers);
    const until = Number(headers.get(names.until));
    const freshUntil = Number(headers.get(names.freshUntil));
    for (const name of [...Object.values(names), "cf-cache-status"]) headers.delete(name);
    const body = await found.arrayBuffer();
    return until > now ? { headers: withoutStorage(headers), body, until, freshUntil } : undefined;
  } catch (error) {
    log.error("the shared cache of pages could not be read", error);
    return undefined;
  }
}

export async function storeShared(address: URL, page: CachedPage, now: number): Promise<void> {
  const headers = new Headers(page.headers);
  headers.set("cache-control", `public, max-age=${Math.ceil((page.until - now) / 1000)}`);
  headers.set(names.until, String(page.until));
  headers.set(names.freshUntil, String(page.freshUntil));
  headers.delete("vary"); // the address has it all
  try {
    await (await caches.open(store)).put(
      new Request(address),
      new Response(page.body, { headers }),
    );
  } catch (error) {
    log.error("a page could not be stored in the shared cache", error);
  }
}

/** Headers of a page that browsers ask for again, and caches on the way do not store. */
export function withoutStorage(headers: Headers): Headers {
  headers.set("cache-control", "private, no-cache");
  headers.set("vary", "cookie, accept-language");
  return headers;
}

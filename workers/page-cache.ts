/**
 * A rendered page without anyone's cookies. `freshUntil`: when it is rendered again; `until`: how
 * long it may be shown.
 */
export type CachedPage = {
  headers: Headers;
  body: ArrayBuffer;
  freshUntil: number;
  until: number;
};

type PageCache = {
  get: (key: string, now: number) => CachedPage | undefined;
  set: (key: string, page: CachedPage) => void;
};

/** The approximate size of an entry besides its body: key, headers, entry. */
const overhead = 2_000;

/** A cache of pages in memory, limited in bytes: the least recently used are evicted first. */
export function createPageCache(mostBytes: number): PageCache {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;
  const sizeOf = ({ body }: CachedPage) => body.byteLength + overhead;
  const remove = (key: string) => {
    const page = pages.get(key);
    if (page) bytes -= sizeOf(page);
    pages.delete(key);
    return page;
  };
  return {
    get(key, now) {
      const page = remove(key);
      if (!page || page.until <= now) return undefined;
      pages.set(key, page);
      bytes += sizeOf(page);
      return page;
    },
    set(key, page) {
      remove(key);
      pages.set(key, page);
      bytes += sizeOf(page);
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) break;
        remove(oldest);
      }
    },
  };
}

import { filesCache } from "#app/features/offline/caches.client.ts";

const isFile = (path: string): boolean => /^\/assets\/[^/]+\.(?:js|css|woff2)$/.test(path);

/**
 * Files of the build that a page or another file names. The table of all routes is named, and not
 * followed.
 */
const named = /(?:\/assets\/|\.\/|"assets\/)([\w.-]+\.(?:js|css|woff2))/g;
const isTable = (path: string): boolean => path.startsWith("/assets/manifest-");

/** The answer to a request for a file of our build: from this device, where it is here. */
export async function answerFile(request: Request): Promise<Response> {
  const cached = await caches.match(request, { cacheName: filesCache });
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok && isFile(new URL(request.url).pathname)) {
    const cache = await caches.open(filesCache);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/**
 * Caches every file that pages need, with those that their scripts load later, and returns their
 * paths. `texts`: the pages as HTML.
 */
export async function cacheFiles(texts: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  let next = namesIn(texts);
  while (next.length > 0) {
    for (const path of next) found.add(path);
    const read = await Promise.all(next.filter((path) => !isTable(path)).map(readFile));
    await Promise.all(next.filter(isTable).map(readFile));
    next = namesIn(read).filter((path) => !found.has(path));
  }
  return found;
}

const namesIn = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) => [...text.matchAll(named)].map(([, name]) => `/assets/${name}`)),
  ),
];

/** A file as text; "" for a file that is not text, or cannot be fetched. */
async function readFile(path: string): Promise<string> {
  const answer = await answerFile(new Request(path, { priority: "low" }));
  return answer.ok && !path.endsWith(".woff2") ? answer.text() : "";
}

/** Deletes the files of former builds: those that no cached page needs. */
export async function deleteFilesBut(needed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(filesCache);
  for (const request of await cache.keys())
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
}

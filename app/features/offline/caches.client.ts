// Names that the service worker and the pages share. A new format gets a new name: caches with
// another name are deleted when the worker starts.

/** Files of our builds, whose names hold the hash of their contents. */
export const filesCache = "llave-files-1";
const pagesPrefix = "llave-pages-1:";
/** The entry in the cache of pages that names the signed-in member, by the last response. */
const whoPath = "/offline/who";

/** The header with the time at which a cached page was fetched, in milliseconds. */
export const cachedAt = "x-cached-at";
/** The header with the signed-in member's id, or "none". */
export const memberHeader = "x-member";

export const pagesCacheOf = (owner: string): string => pagesPrefix + owner;
const isOurs = (cache: string): boolean => cache.startsWith("llave-");

/** The member whose pages this device caches; undefined if there is none. */
export async function findOwner(): Promise<string | undefined> {
  const name = (await caches.keys()).find((one) => one.startsWith(pagesPrefix));
  return name?.slice(pagesPrefix.length);
}

/** The signed-in member by the last response; "none" for nobody. */
export async function findSignedIn(owner: string): Promise<string> {
  const cache = await caches.open(pagesCacheOf(owner));
  return (await (await cache.match(whoPath))?.text()) ?? "none";
}

/** Stores the signed-in member. The owner's pages are deleted when it is another one. */
export async function noteSignedIn(owner: string, member: string): Promise<void> {
  if (member === owner && (await findSignedIn(owner)) === owner) return;
  const cache = await caches.open(pagesCacheOf(owner));
  await cache.put(whoPath, new Response(member));
  if (member === owner) return;
  for (const request of await cache.keys())
    if (new URL(request.url).pathname !== whoPath) await cache.delete(request);
}

/** Deletes all that this feature cached, or with a name to spare all but that. */
export async function deleteCaches(...spared: string[]): Promise<void> {
  for (const name of await caches.keys())
    if (isOurs(name) && !spared.includes(name)) await caches.delete(name);
}

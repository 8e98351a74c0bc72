import { signOutPage } from "#app/features/offline/addresses.ts";
import {
  deleteCaches,
  filesCache,
  findOwner,
  pagesCacheOf,
} from "#app/features/offline/caches.client.ts";
import { showNotifications } from "#app/features/push/worker/notifications.client.ts";
import { type RequestEvent, scope } from "#app/features/push/worker/scope.client.ts";
import { answerFile } from "./files.client.ts";
import {
  answerOffline,
  cacheAgain,
  cacheAll,
  cacheAllAgain,
  cacheAnswer,
  noteAnswer,
  pageOf,
} from "./pages.client.ts";

/** Databases of this device: what members wrote and took without a signal. */
const databases = ["llave-writes", "llave-photos"];

/** Deletes everything stored on this device. */
async function forgetDevice(): Promise<void> {
  await deleteCaches();
  for (const name of databases) indexedDB.deleteDatabase(name);
}

// The service worker of a device whose member has it cache the board and open jobs
// (docs/decisions/0201-without-a-signal.md).

/** Whether the last fetch of a page failed, whatever `navigator.onLine` says. */
let isAway = false;

/** Milliseconds in which a page that was just opened has the network to itself. */
const pause = 3_000;

showNotifications();
scope.addEventListener("install", () => void scope.skipWaiting());
scope.addEventListener("activate", (event) => event.waitUntil(start()));
scope.addEventListener("message", (event) =>
  event.waitUntil(cacheAll().then((pages) => event.ports[0]?.postMessage(pages))),
);
scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const address = new URL(url);
  if (address.origin !== location.origin) return;
  const isData = address.pathname.endsWith(".data");
  if (method !== "GET") return isData ? event.respondWith(write(event)) : undefined;
  if (address.pathname.startsWith("/assets/")) {
    // With a network the browser's own cache is faster.
    if (isAway || !navigator.onLine) event.respondWith(answerFile(event.request));
  } else if (mode === "navigate") event.respondWith(open(event));
  else if (isData) event.waitUntil(later(() => cacheAgain(pageOf(address))));
});

async function start(): Promise<void> {
  const owner = await findOwner();
  await deleteCaches(filesCache, ...(owner === undefined ? [] : [pagesCacheOf(owner)]));
  // The page is requested while the worker starts: otherwise each navigation would wait for that.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** Signing in and out are writes: what follows from one counts before its page has the answer. */
async function write({ request }: RequestEvent): Promise<Response> {
  const answer = await fetch(request);
  await noteAnswer(answer);
  if (answer.ok && new URL(request.url).pathname === `${signOutPage}.data`) {
    await forgetDevice();
    await scope.registration.unregister();
  }
  return answer;
}

/** A page from the network, and without one as this device has it. */
async function open(event: RequestEvent): Promise<Response> {
  const page = pageOf(new URL(event.request.url));
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    isAway = false;
    if (answer.type === "opaqueredirect") return answer;
    await noteAnswer(answer);
    const copy = answer.clone();
    event.waitUntil(cacheAnswer(page, copy).then(() => later(cacheAllAgain)));
    return answer;
  } catch {
    isAway = true;
    return answerOffline(page);
  }
}

const later = async (work: () => Promise<void>): Promise<void> => {
  await new Promise((go) => setTimeout(go, pause));
  await work().catch(() => undefined); // Without a network the caches stay.
};

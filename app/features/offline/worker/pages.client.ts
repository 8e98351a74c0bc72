import { boardPage, jobsPage } from "#app/features/offline/addresses.ts";
import {
  cachedAt,
  findOwner,
  findSignedIn,
  memberHeader,
  noteSignedIn,
  pagesCacheOf,
} from "#app/features/offline/caches.client.ts";
import { cacheFiles, deleteFilesBut } from "./files.client.ts";
import { offlinePage } from "./offline-page.client.ts";

/** The board in the views that a member of a shop begins with. */
const boards = [`${boardPage}&technician=me`, boardPage, jobsPage];
const job = `${jobsPage}/[0-9a-f]{8}-[0-9a-f-]{27}`;
const isCached = (path: string): boolean =>
  path === jobsPage || new RegExp(`^${job}(?:/inspection|/notes/new)?$`).test(path);
const jobLinks = new RegExp(`href="(${job})["?#]`, "g");

/** Jobs that are cached, those of the member first. */
const mostJobs = 20;
/** Milliseconds for which all pages count as fresh, and one that was opened. */
const fresh = { all: 30 * 60_000, one: 60_000 };

/** The page that an address of its data (`.data`) belongs to. */
export const pageOf = ({ pathname, search }: URL): string =>
  pathname.replace(/\.data$/, "") + search.replace(/[?&]_routes=[^&]*/, "");

/** The signed-in member by a response; null where it does not say. */
const signedInBy = (answer: Response): string | null => answer.headers.get(memberHeader);

/** Stores the signed-in member of a response, before its page receives it. */
export async function noteAnswer(answer: Response): Promise<void> {
  const [owner, member] = [await findOwner(), signedInBy(answer)];
  if (owner !== undefined && member !== null) await noteSignedIn(owner, member);
}

/** Caches the page of a response, if it is the owner's and cached for offline use. */
export async function cacheAnswer(page: string, answer: Response): Promise<string | undefined> {
  const owner = await findOwner();
  const path = new URL(page, location.href).pathname;
  const isPage = answer.status === 200 && answer.headers.get("content-type")?.includes("html");
  if (owner === undefined || signedInBy(answer) !== owner) return undefined;
  if (!isPage || answer.redirected || !isCached(path)) return undefined;
  const at = String(Date.now());
  const headers = new Headers(answer.headers);
  headers.set(cachedAt, at);
  const html = await answer.text();
  const cache = await caches.open(pagesCacheOf(owner));
  // The age attribute tells the page's own script that it is a cached copy (page/start.client.ts).
  const dated = html.replace("<html ", `<html data-cached-at="${at}" `);
  await cache.put(page, new Response(dated, { headers }));
  return html;
}

async function cachePage(page: string): Promise<string | undefined> {
  const answer = await fetch(page, { priority: "low", headers: { accept: "text/html" } });
  await noteAnswer(answer);
  return cacheAnswer(page, answer);
}

/** Caches a page again, unless that was just done. */
export async function cacheAgain(page: string): Promise<void> {
  const at = await ageOf(page);
  if (at !== undefined && at > fresh.one && isCached(new URL(page, location.href).pathname))
    await cachePage(page);
}

/** The age of a cached page in milliseconds; infinite for none, undefined where caching is off. */
async function ageOf(page: string): Promise<number | undefined> {
  const owner = await findOwner();
  if (owner === undefined) return undefined;
  const cached = await (await caches.open(pagesCacheOf(owner))).match(page);
  return Date.now() - Number(cached?.headers.get(cachedAt) ?? 0);
}

/** Caches board and jobs again once they are old. */
export async function cacheAllAgain(): Promise<void> {
  const age = await ageOf(boards[0]!);
  if (age !== undefined && age > fresh.all) await cacheAll();
}

let running: Promise<number> | undefined;

/** Caches board and open jobs of the signed-in member; returns the number of pages. */
export function cacheAll(): Promise<number> {
  running ??= readAll().finally(() => {
    running = undefined;
  });
  return running;
}

async function readAll(): Promise<number> {
  const texts: string[] = [];
  for (const board of boards) texts.push((await cachePage(board)) ?? "");
  const links = texts.flatMap((html) => [...html.matchAll(jobLinks)].map(([, path]) => path!));
  const jobs = [...new Set(links)].slice(0, mostJobs);
  const pages = [
    ...boards,
    ...jobs.flatMap((path) => [path, `${path}/inspection`, `${path}/notes/new`]),
  ];
  for (const page of pages.slice(boards.length)) texts.push((await cachePage(page)) ?? "");
  await deletePagesBut(pages);
  if (texts.every((html) => html !== "")) await deleteFilesBut(await cacheFiles(texts));
  return texts.filter((html) => html !== "").length;
}

/** Deletes pages that are no longer needed. */
async function deletePagesBut(pages: readonly string[]): Promise<void> {
  const owner = await findOwner();
  if (owner === undefined) return;
  const cache = await caches.open(pagesCacheOf(owner));
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (isCached(pathname) && !pages.includes(pathname + search)) await cache.delete(url);
  }
}

/** The response without a network: the cached page, or a page that says that it is not cached. */
export async function answerOffline(page: string): Promise<Response> {
  const owner = await findOwner();
  if (owner === undefined || (await findSignedIn(owner)) !== owner) return offlinePage();
  const cache = await caches.open(pagesCacheOf(owner));
  const cached = (await cache.match(page)) ?? (await cache.match(page, { ignoreSearch: true }));
  return cached ?? offlinePage(await (await cache.match(boards[0]!))?.text());
}

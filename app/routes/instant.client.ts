import { href, matchPath } from "react-router";
import { loadWords } from "#app/i18n/i18n.client.ts";
import { fetchPageCode } from "#app/ui/instant/page-code.client.ts";
import { type Pages, startInstant } from "#app/ui/instant/prefetch.client.ts";
import type { Router, Routes } from "#app/ui/instant/router.ts";
import { isLanguage } from "#app/values/language.ts";

const forum = href("/discussion");
const questions = href("/repair-cms/:jobId/questions", { jobId: ":jobId" });
const lists: readonly string[] = [
  href("/repair-cms"),
  href("/repair-cms/customers"),
  href("/repair-cms/reports/register"),
  forum,
  href("/videos"),
  href("/noticias"),
];

const pages: Pages = {
  // The forum translates for who looks, and marks as read; so do the questions of a job.
  needsVisit: (pathname) =>
    pathname.startsWith(forum) || matchPath({ path: questions, end: false }, pathname) !== null,
  isList: (pathname) => lists.includes(pathname),
  // A page whose words are missing when it is rendered waits for them, and is rendered once more.
  loadWords: () => {
    const { lang } = document.documentElement;
    if (isLanguage(lang)) loadWords(lang).catch(() => undefined);
  },
};

let onShown: (() => void) | undefined;

/**
 * What makes the next pages quick; it is loaded when the first one works. Returns what is called
 * when another page is on the screen.
 */
export function start(router: Router, routes: Routes): () => void {
  if (!onShown) {
    fetchPageCode(router, routes, pages.loadWords);
    onShown = startInstant(router, routes, pages);
  }
  return onShown;
}

import { loadWords } from "#app/i18n/i18n.client.ts";
import { fetchPageCode } from "#app/ui/instant/page-code.client.ts";
import { type Pages, startInstant } from "#app/ui/instant/prefetch.client.ts";
import type { Router, Routes } from "#app/ui/instant/router.ts";
import { isLanguage } from "#app/values/language.ts";

const pages: Pages = {
  // The forum translates for who looks, and marks as read; so do the questions of a job.
  needsVisit: (pathname) => /^\/discussion|^\/repair-cms\/[^/]+\/questions/.test(pathname),
  isList: (pathname) =>
    /^\/(?:repair-cms|repair-cms\/customers|discussion|videos|noticias)$/.test(pathname),
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

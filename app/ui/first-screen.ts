import { use, useDeferredValue } from "react";
import { type RouterState, UNSAFE_DataRouterContext } from "react-router";

/** As many rows or cards as the window shows, the lowest of which are 120 pixels high. */
export const firstScreen = (): number => Math.ceil(innerHeight / 150); // something is above them
/** As many videos, each of which has a picture as wide as the screen. */
export const firstVideos = (): number => 3;
/** As many quotes: what a job is about comes before them. */
export const firstQuotes = 1;

/**
 * Whether a long list is rendered whole. On a screen narrower than this, what is below the first
 * screen, or beside it, is rendered once that is painted. Not while the page comes to life, for the
 * server wrote all of it, and not where a place further down is gone back to or named by the address.
 */
export function useIsWhole(width: "40rem" | "64rem"): boolean {
  const router = use(UNSAFE_DataRouterContext)?.router;
  return useDeferredValue(true, !mayWait(width, router?.state));
}

/** What of a list is rendered now: on a phone the first of it, and then all (`useIsWhole`). */
export function useFirst<Item>(list: readonly Item[], first = firstScreen): readonly Item[] {
  return useIsWhole("40rem") ? list : list.slice(0, first());
}

const mayWait = (
  width: string,
  page: Pick<RouterState, "location" | "restoreScrollPosition"> | undefined,
) =>
  typeof document !== "undefined" &&
  document.documentElement.dataset.ready !== undefined &&
  !page?.restoreScrollPosition &&
  !page?.location.hash &&
  !matchMedia(`(width >= ${width})`).matches;

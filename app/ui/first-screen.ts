import { use, useDeferredValue } from "react";
import { UNSAFE_DataRouterContext } from "react-router";

/** As many cards as the tallest phone shows. */
export const firstScreen = 8;

/**
 * Whether a long list is rendered whole. On a screen narrower than this, what is below the first
 * screen, or beside it, is rendered once that is painted. Not while the page comes to life, for the
 * server wrote all of it, and not where a place further down is gone back to.
 */
export function useIsWhole(width: "40rem" | "64rem"): boolean {
  const router = use(UNSAFE_DataRouterContext)?.router;
  return useDeferredValue(true, !mayWait(width, router?.state.restoreScrollPosition));
}

const mayWait = (width: string, place: number | false | null | undefined) =>
  typeof document !== "undefined" &&
  document.documentElement.dataset.ready !== undefined &&
  !place &&
  !matchMedia(`(width >= ${width})`).matches;

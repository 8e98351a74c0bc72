import { useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * How much of the window one row or card of a list takes, in pixels: at least 120 for itself, and a
 * share of what stands above the list.
 */
const rowHeight = 150;

/** How many rows or cards of a list the window shows. */
export const firstScreen = (): number => Math.ceil(innerHeight / rowHeight);
/** How many videos: each has a picture as wide as the screen. */
export const firstVideos = 3;

/**
 * Whether a long list is rendered whole. On a screen narrower than this, what is below the first
 * screen, or beside it, is rendered once that is painted. Not while the page hydrates, for the
 * server wrote all of it, and not where a place further down is gone back to or named by the
 * address.
 */
export function useIsWhole(width: "40rem" | "64rem"): boolean {
  const { hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  return useDeferredValue(true, isBack || hash !== "" || !mayWait(width));
}

/**
 * What of a list is rendered now: on a phone the first of it, at most so many or as many as the
 * window shows, and then all (`useIsWhole`).
 */
export function useFirst<Item>(list: readonly Item[], most?: number): readonly Item[] {
  return useIsWhole("40rem") ? list : list.slice(0, most ?? firstScreen());
}

const mayWait = (width: string) =>
  typeof document !== "undefined" &&
  document.documentElement.dataset.ready !== undefined &&
  !matchMedia(`(width >= ${width})`).matches;

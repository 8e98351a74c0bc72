import { useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * The height of a row or card of a list in the window, in pixels: at least 120 for itself, and a
 * share of the content above the list.
 */
const rowHeight = 150;

/** The number of rows or cards of a list in the window. */
export const firstScreen = (): number => Math.ceil(innerHeight / rowHeight);
/** The number of videos: each has a picture as wide as the screen. */
export const firstVideos = 3;

/**
 * Whether a long list is rendered whole. On a screen narrower than `width`, items below or beside
 * the first screen are rendered after its paint. Not during hydration, because the server rendered
 * all of them, and not where a scroll position is restored or the address has a hash.
 */
export function useIsWhole(width: "40rem" | "64rem"): boolean {
  const { hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  return useDeferredValue(true, isBack || hash !== "" || !mayWait(width));
}

/**
 * The items of a list to render now: on a phone `most`, or as many as the window shows, and then
 * all (`useIsWhole`).
 */
export function useFirst<Item>(list: readonly Item[], most?: number): readonly Item[] {
  return useIsWhole("40rem") ? list : list.slice(0, most ?? firstScreen());
}

const mayWait = (width: string) =>
  typeof document !== "undefined" &&
  document.documentElement.dataset.ready !== undefined &&
  !matchMedia(`(width >= ${width})`).matches;

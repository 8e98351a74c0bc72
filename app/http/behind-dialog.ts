import type { ShouldRevalidateFunctionArgs } from "react-router";

type Step = Pick<
  ShouldRevalidateFunctionArgs,
  "currentUrl" | "actionStatus" | "defaultShouldRevalidate"
>;

/**
 * A page behind a dialog revalidates only after a write, or when its own address changes. Each
 * route has its own instance. React Router calls it twice for a navigation: first with its own
 * default (another address or search, a write, an interrupted revalidation), then, because all data
 * is in one request, with true; the first call counts. A skipped revalidation may leave stale data,
 * so the next navigation revalidates.
 */
export function askedBehindDialog(): (step: Step) => boolean {
  let last: URL | undefined;
  let [asks, refused] = [true, false];
  return ({ currentUrl, actionStatus, defaultShouldRevalidate }) => {
    if (actionStatus) refused = actionStatus >= 400;
    if (currentUrl !== last) asks = defaultShouldRevalidate || (refused && !actionStatus);
    last = currentUrl;
    return asks;
  };
}

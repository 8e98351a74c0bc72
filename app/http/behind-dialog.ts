import type { ShouldRevalidateFunctionArgs } from "react-router";

type Step = Pick<
  ShouldRevalidateFunctionArgs,
  "currentUrl" | "actionStatus" | "defaultShouldRevalidate"
>;

/**
 * A page behind a dialog is asked again only after a write, or when its own address changes. Each
 * route has one of its own.
 *
 * React Router calls it twice for a step: first with its own rule (another address or search, a
 * write, a revalidation that was interrupted), then, for all data comes in one request, with a
 * plain yes. The first counts. What was refused may be out of date, so the next step asks.
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

import type { ShouldRevalidateFunctionArgs } from "react-router";

type Step = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "formMethod">;

/**
 * Whether a navigation only opens the form of a new quote over its job. The job's page already
 * holds all data of the form, so no route is revalidated and the form opens offline. The server
 * validates the post as usual.
 */
export const opensNewQuote = ({ currentUrl, nextUrl, formMethod }: Step): boolean =>
  formMethod === undefined &&
  /^\/repair-cms\/[^/]+$/.test(currentUrl.pathname) &&
  nextUrl.pathname === `${currentUrl.pathname}/quotes/new`;

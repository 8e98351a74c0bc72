import type { ShouldRevalidateFunctionArgs } from "react-router";

type Step = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "formMethod">;

/**
 * Whether a step only opens the form of a new quote over its job. The job's page has all that the
 * form needs, so no route asks the server again, and the form opens without the network. What it
 * sends is judged by the server as ever.
 */
export const opensNewQuote = ({ currentUrl, nextUrl, formMethod }: Step): boolean =>
  formMethod === undefined &&
  /^\/repair-cms\/[^/]+$/.test(currentUrl.pathname) &&
  nextUrl.pathname === `${currentUrl.pathname}/quotes/new`;

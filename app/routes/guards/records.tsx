import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { guard } from "#app/features/account/guard.server.ts";
import { opensNewQuote } from "#app/features/quotes/opens-new-quote.ts";

export const middleware = [guard("records")];
export const loader = () => null;
export const shouldRevalidate = (step: ShouldRevalidateFunctionArgs) =>
  !opensNewQuote(step) && step.defaultShouldRevalidate;

export default Outlet;

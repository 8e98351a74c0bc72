import { href, redirect } from "react-router";
import { setState } from "#app/features/calendar/appointment/state.server.ts";
import { isChangeable } from "#app/features/calendar/booking/visit/visit.server.ts";
import type { Route } from "./+types/confirm-visit";
import { openAsked } from "./open-page.server.ts";

const backTo = ({ params: { token }, request }: Pick<Route.ActionArgs, "params" | "request">) =>
  href("/appointments/:token", { token }) + new URL(request.url).search;

// A button on the page, not a page: a program that opens a link confirms nothing.
export const loader = (args: Route.LoaderArgs) => {
  throw redirect(backTo(args));
};

/** The customer says that they will come. */
export async function action(args: Route.ActionArgs) {
  const { platform, visit, now } = await openAsked(args);
  const { appointment } = visit;
  if (appointment.state === "booked" && isChangeable(appointment, now))
    await setState(platform.db, appointment, { state: "confirmed", now });
  return redirect(backTo(args), 303);
}

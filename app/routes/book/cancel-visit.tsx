import { href, redirect } from "react-router";
import { setState } from "#app/features/calendar/appointment/state.server.ts";
import { CancelPage } from "#app/features/calendar/booking/visit/cancel-page.tsx";
import { isChangeable } from "#app/features/calendar/booking/visit/visit.server.ts";
import type { Route } from "./+types/cancel-visit";
import { openAsked, openPage } from "./open-page.server.ts";

export const loader = async (args: Route.LoaderArgs) => (await openPage(args)).shown;

/** Cancels an appointment, once however often it is asked. */
export async function action(args: Route.ActionArgs) {
  const { platform, visit, now } = await openAsked(args);
  if (isChangeable(visit.appointment, now))
    await setState(platform.db, visit.appointment, { state: "cancelled", now });
  const { token } = args.params;
  return redirect(href("/appointments/:token", { token }) + new URL(args.request.url).search, 303);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <CancelPage visit={loaderData} />;
}

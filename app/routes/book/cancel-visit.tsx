import { href, redirect } from "react-router";
import { setState } from "#app/features/calendar/appointment/state.server.ts";
import { CancelPage } from "#app/features/calendar/booking/visit/cancel-page.tsx";
import {
  isChangeable,
  openVisit,
  shownVisit,
} from "#app/features/calendar/booking/visit/visit.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Route } from "./+types/cancel-visit";
import { speak } from "./speak.server.ts";

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const visit = await openVisit(platform, context.get(requestContext).ip, token);
  speak(context, request, visit);
  return shownVisit(visit, token, platform.now());
}

/** Cancels an appointment, once however often it is asked. */
export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const visit = await openVisit(platform, context.get(requestContext).ip, token);
  const now = platform.now();
  if (isChangeable(visit.appointment, now))
    await setState(platform.db, visit.appointment, { state: "cancelled", now });
  return redirect(href("/appointments/:token", { token }) + new URL(request.url).search, 303);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <CancelPage visit={loaderData} />;
}

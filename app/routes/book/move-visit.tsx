import { data, href, redirect } from "react-router";
import { afterChange } from "#app/features/calendar/appointment/after-change.server.ts";
import { whenForm } from "#app/features/calendar/booking/forms.ts";
import { findMoves, moveVisit } from "#app/features/calendar/booking/visit/move-visit.server.ts";
import { MoveVisitPage } from "#app/features/calendar/booking/visit/move-visit-page.tsx";
import { openVisit, shownVisit } from "#app/features/calendar/booking/visit/visit.server.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { readDay } from "#app/values/wall-time.ts";
import type { Route } from "./+types/move-visit";
import { speak } from "./speak.server.ts";

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const visit = await openVisit(platform, context.get(requestContext).ip, token);
  speak(context, request, visit);
  const day = readDay(new URL(request.url).searchParams.get("day"));
  const { days, times } = await findMoves(platform, visit, day);
  const shown = shownVisit(visit, token, platform.now());
  return { visit: shown, day, days, times: times.map(({ time }) => time) };
}

/** Moves the appointment to a time that is offered. */
export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const visit = await openVisit(platform, context.get(requestContext).ip, token);
  const form = await readForm(request, whenForm);
  const { day, time } = form.ok ? form.value : {};
  const moved = day ? await moveVisit(platform, visit, { day, time }) : "gone";
  if (moved !== "moved") return data({ key: `booking:${moved}` } as const, { status: 409 });
  afterChange(platform, visit.appointment);
  return redirect(href("/appointments/:token", { token }) + new URL(request.url).search, 303);
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <MoveVisitPage {...loaderData} error={actionData} />;
}

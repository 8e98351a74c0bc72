import { data, href, redirect } from "react-router";
import { afterChange } from "#app/features/calendar/appointment/after-change.server.ts";
import { whenForm } from "#app/features/calendar/booking/forms.ts";
import { findMoves, moveVisit } from "#app/features/calendar/booking/visit/move-visit.server.ts";
import { MoveVisitPage } from "#app/features/calendar/booking/visit/move-visit-page.tsx";
import { readForm } from "#app/http/form.ts";
import { readDay } from "#app/values/wall-time.ts";
import type { Route } from "./+types/move-visit";
import { openAsked, openPage } from "./open-page.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { platform, visit, shown } = await openPage(args);
  const day = readDay(new URL(args.request.url).searchParams.get("day"));
  const { days, times } = await findMoves(platform, visit, day);
  return { visit: shown, day, days, times: times.map(({ time }) => time) };
}

/** Moves the appointment to a time that is offered. */
export async function action(args: Route.ActionArgs) {
  const { request, params } = args;
  const { platform, visit } = await openAsked(args);
  const form = await readForm(request, whenForm);
  const { day, time } = form.ok ? form.value : {};
  const moved = day ? await moveVisit(platform, visit, { day, time }) : "gone";
  if (moved !== "moved") return data({ key: `booking:${moved}` } as const, { status: 409 });
  afterChange(platform, visit.appointment);
  return redirect(
    href("/appointments/:token", { token: params.token }) + new URL(request.url).search,
    303,
  );
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <MoveVisitPage {...loaderData} error={actionData} />;
}

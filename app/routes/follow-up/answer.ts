import { data, redirect } from "react-router";
import { refreshOne } from "#app/features/reminders/known/refresh.server.ts";
import { answerFollowUp, tapForm } from "#app/features/reminders/page/answer.server.ts";
import { notFound } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/answer";
import { openAsked, pageHref } from "./open-page.server.ts";

// A button on the page, not a page: a program that opens a link answers nothing.
export const loader = ({ params, request }: Route.LoaderArgs) => {
  throw redirect(pageHref(params.token, request));
};

/** Stores the customer's one-tap answer, once. */
export async function action(args: Route.ActionArgs) {
  const { platform, open, preview } = await openAsked(args);
  if (preview !== null) throw data(null, 403);
  const form = await readForm(args.request, tapForm);
  if (!form.ok) return notFound();
  const { shopId, vehicleId } = open.followUp;
  if (open.isOpen && !(await answerFollowUp(platform.db, open, form.value))) notFound();
  platform.defer(refreshOne(platform.db, shopId, vehicleId, open.now));
  return redirect(pageHref(args.params.token, args.request), 303);
}

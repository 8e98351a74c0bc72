import { data, href, redirect } from "react-router";
import type { ApprovalRefusal } from "#app/features/reminders/page/approval-refusal.ts";
import { approveForm, approveWork } from "#app/features/reminders/page/approve.server.ts";
import { FollowUpPage } from "#app/features/reminders/page/follow-up-page.tsx";
import { shownFollowUp } from "#app/features/reminders/page/shown-follow-up.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { receiveForm } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { requestContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Route } from "./+types/approve";
import { openAsked, pageHref } from "./open-page.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { platform, open, preview } = await openAsked(args);
  return shownFollowUp(platform.db, open, { token: args.params.token, preview });
}

/** Approves one piece of work at today's price; what is refused is said on the page. */
export async function action(args: Route.ActionArgs) {
  const { context, params, request } = args;
  const { platform, open, preview } = await openAsked(args);
  if (preview !== null) throw data(null, 403);
  const received = await receiveForm(request, formOf(1_000, 10));
  const form = received.check(approveForm);
  const said = received.values ?? {};
  const refused = (error: ApprovalRefusal["error"], status: number) =>
    data(
      {
        subject: String(said.subject ?? ""),
        name: String(said.name ?? ""),
        error,
      } satisfies ApprovalRefusal,
      { status },
    );
  if (!form.ok) return refused(form.fields?.name ?? { key: "ui:form.fix" }, 422);
  try {
    const approved = await approveWork(platform, open, {
      form: form.value,
      address: context.get(requestContext).ip,
      device: (request.headers.get("user-agent") ?? "").slice(0, 300),
      loadT,
      issuesOf: async (language, { work }) =>
        (await loadT(language))("customers:declined.issues", {
          day: formatDay(work.quote.createdAt, language, open.shop.zone),
          workId: workId(work.job.number),
          work: work.quote.description,
        }),
    });
    if (approved === "changed") return refused({ key: "remindersPage:changed" }, 409);
    if (approved === "gone") return redirect(pageHref(params.token, request), 303);
    const { search } = new URL(request.url);
    return redirect(href("/q/:token", { token: approved.token }) + search, 303);
  } catch (error) {
    log.error("an approval could not be written", error);
    return refused({ key: "approval:failed" }, 503);
  }
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <FollowUpPage page={loaderData} refused={actionData} />;
}

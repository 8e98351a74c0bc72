import { redirect } from "react-router";
import { type Writer, write } from "#app/features/account/guard.server.ts";
import { statusForm } from "#app/features/repair/job-forms.ts";
import { setJobStatus } from "#app/features/repair/jobs.server.ts";
import { attempt, done, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { keepPage } from "#app/http/keep-page.ts";
import { ownPath } from "#app/http/return-to.ts";
import { platformContext } from "#app/platform/context.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/job-status";

/** An address to post to; whoever opens it sees the job. */
export const loader = () => null;

export const action = write("repair", async ({ request, context, params, viewer }: Route.ActionArgs & Writer) => {
  const { db, now } = context.get(platformContext);
  const form = await readForm(request, statusForm);
  return attempt("repair:jobs.statusNotSaved", async () => {
    const found = form.ok && (await setJobStatus(db, viewer.id, params.jobId, form.value.status, now()));
    if (!found) return refuse("repair:jobs.statusNotSaved", form.ok ? 404 : 422);
    // Without JavaScript the browser wants a page: the one that it came from.
    const back = ownPath(form.value.back);
    return back ? redirect(back) : done;
  });
});

export const clientAction = keepPage("repair:jobs.statusNotSaved");

/** Without JavaScript the job's page comes back, with this on it when the status could not be saved. */
export default function JobStatusAnswer({ actionData }: Route.ComponentProps) {
  const { say } = useWords();
  if (!actionData || actionData.ok || !actionData.error) return null;
  return <Notice kind="error">{say(actionData.error)}</Notice>;
}

import { href, redirect } from "react-router";
import type { JobRef } from "#app/features/repair/job.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import type { setLanguage } from "#app/features/translations/review/make-again.server.ts";
import { textForm } from "#app/features/translations/review/review-forms.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { ownPath } from "#app/http/return-to.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Change = (...asked: Parameters<typeof setLanguage>) => Promise<boolean>;

/** Makes a posted `change` to one text of a job, and leads back to where it was shown. */
export async function answerChange(
  platform: Platform,
  request: Request,
  { shopId, jobId, by }: JobRef & { by: string },
  change: Change,
) {
  const { db, now } = platform;
  const form = await readForm(request, textForm);
  if (!form.ok) return refuse(form);
  const { back, ...said } = form.value;
  return attempt("review:notSaved", async () => {
    const ref = { shopId, jobId };
    if (!(await change(db, ref, said, { by, now: now() }))) notFound();
    announceTexts(platform, ref);
    return redirect(ownPath(back) ?? href("/repair-cms/:jobId/review", { jobId }));
  });
}

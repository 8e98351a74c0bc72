import type { ActionFunctionArgs } from "react-router";
import type { SignedIn } from "#app/features/account/guard.server.ts";
import { reasonForm, reasonFormSize } from "#app/features/forum/posts/forms.ts";
import { attempt, done, notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import { createReport } from "./reports.server.ts";

/** Reports the topic of the address, or its reply. */
export async function reportPost({
  request,
  context,
  params: { topicId, replyId },
  viewer,
}: ActionFunctionArgs & SignedIn) {
  const { db, now } = context.get(platformContext);
  const form = await readForm(request, reasonForm, reasonFormSize);
  if (!form.ok) return refuse(form);
  return attempt({ error: { key: "forum:report.failed" }, values: form.values }, async () => {
    const { reason } = form.value;
    const post = { topicId: topicId!, ...(replyId && { replyId }) };
    const report = { userId: viewer.id, ...post, reason, now: now() };
    return (await createReport(db, report)) ? done : notFound();
  });
}

import { href, useLocation } from "react-router";
import { type Writer, write } from "#app/features/account/guard.server.ts";
import { reasonForm, reasonFormSize } from "#app/features/forum/posts/forms.ts";
import { ReportForm } from "#app/features/forum/reports/report-form.tsx";
import { createReport } from "#app/features/forum/reports/reports.server.ts";
import { attempt, done, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/report-reply";

export const action = write(
  "forum",
  async ({ request, context, params: { topicId, replyId }, viewer }: Route.ActionArgs & Writer) => {
    const { db, now } = context.get(platformContext);
    const form = await readForm(request, reasonForm, reasonFormSize);
    if (!form.ok) return refuse(form);
    return attempt({ error: { key: "forum:report.failed" }, values: form.values }, async () => {
      const { reason } = form.value;
      const report = { userId: viewer.id, topicId, replyId, reason, now: now() };
      return (await createReport(db, report)) ? done : notFound();
    });
  },
);

export const clientAction = answering("forum:report.failed");

export default function ReportReply({ actionData, params }: Route.ComponentProps) {
  return (
    <ReportForm
      answer={actionData}
      closeTo={`${href("/discussion/:topicId", { topicId: params.topicId })}${useLocation().search}`}
    />
  );
}

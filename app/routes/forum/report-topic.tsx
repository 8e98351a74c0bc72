import { href, useLocation } from "react-router";
import { write } from "#app/features/account/guard.server.ts";
import { ReportForm } from "#app/features/forum/reports/report-form.tsx";
import { reportPost } from "#app/features/forum/reports/report-post.server.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/report-topic";

export const action = write("forum", reportPost);

export const clientAction = answering("forum:report.failed");

export default function ReportTopic({ actionData, params }: Route.ComponentProps) {
  return (
    <ReportForm
      answer={actionData}
      closeTo={`${href("/discussion/:topicId", { topicId: params.topicId })}${useLocation().search}`}
    />
  );
}

import { redirect } from "react-router";
import { type Writer, write } from "#app/features/account/guard.server.ts";
import { diagnosticText } from "#app/features/assistant/diagnostic-text.ts";
import { findTurn } from "#app/features/assistant/history.server.ts";
import { jobLimits } from "#app/features/repair/job.ts";
import { appendDiagnostic } from "#app/features/repair/jobs.server.ts";
import { attempt, doneAt, notFound, refuse } from "#app/http/answers.ts";
import { sayIn } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/add-to-job";

export const loader = () => redirect("/premium");

/** Puts an answer into the diagnostic of the job it was asked from, below what the mechanic wrote, marked as the assistant's. */
export const action = write("repair", async ({ request, params, context, viewer }: Route.ActionArgs & Writer) => {
  const { db, now } = context.get(platformContext);
  return attempt("assistant:add.failed", async () => {
    const turn = (await findTurn(db, viewer.id, params.answerId)) ?? notFound();
    if (turn.jobId === null || turn.response === "" || turn.status === "running") notFound();
    const text = diagnosticText(turn, sayIn(turn.language));
    if (text.length > jobLimits.diagnostic) return refuse("assistant:add.full");
    const added = await appendDiagnostic(db, viewer.id, turn.jobId, text, now());
    if (added === "missing") notFound();
    if (added === "full") return refuse("assistant:add.full");
    return doneAt(request, `/repair-cms/${turn.jobId}`);
  });
});

import { replace, useRouteLoaderData } from "react-router";
import { type Writer, write } from "#app/features/account/guard.server.ts";
import { DiagnosticForm } from "#app/features/repair/diagnostic.tsx";
import { setDiagnostic } from "#app/features/repair/jobs.server.ts";
import type { Place } from "#app/features/repair/place.ts";
import { diagnosticForm } from "#app/features/repair/quote-forms.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { keepPage } from "#app/http/keep-page.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/diagnostic";

export const handle: Place = { place: "diagnostic" };

export const action = write("repair", async ({ context, params, request, viewer }: Route.ActionArgs & Writer) => {
  const { db, now } = context.get(platformContext);
  const form = await readForm(request, diagnosticForm);
  if (!form.ok) return refuse(form);
  return attempt({ error: { key: "repair:job.diagnosticNotSaved" }, values: form.values }, async () => {
    const saved = await setDiagnostic(db, viewer.id, params.jobId, form.value.diagnostic || null, now());
    return saved ? replace(`/repair-cms/${params.jobId}`) : notFound();
  });
});

export const clientAction = keepPage("repair:job.diagnosticNotSaved");

export default function Diagnostic({ actionData, params }: Route.ComponentProps) {
  const job = useRouteLoaderData<{ job: { diagnostic: string | null } }>("routes/repair/job")?.job;
  const path = `/repair-cms/${params.jobId}/diagnostic`;
  return <DiagnosticForm action={path} answer={actionData} draft={`diagnostic:${params.jobId}`} text={job?.diagnostic ?? null} />;
}

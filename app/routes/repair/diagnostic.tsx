import { replace, useRouteLoaderData } from "react-router";
import { type Writer, write } from "#app/features/account/guard.server.ts";
import { DiagnosticForm } from "#app/features/repair/diagnostic.tsx";
import { findJob, setDiagnostic } from "#app/features/repair/jobs.server.ts";
import type { Place } from "#app/features/repair/place.ts";
import { diagnosticForm, diagnosticFormSize } from "#app/features/repair/quote-forms.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import { markOf } from "#app/values/mark.ts";
import type { Route } from "./+types/diagnostic";

export const handle: Place = { place: "diagnostic" };

export const action = write("repair", async ({ context, params, request, viewer }: Route.ActionArgs & Writer) => {
  const { db, now } = context.get(platformContext);
  const form = await readForm(request, diagnosticForm, diagnosticFormSize);
  if (!form.ok) return refuse(form);
  return attempt({ error: { key: "repair:job.diagnosticNotSaved" }, values: form.values }, async () => {
    const { diagnostic, seen } = form.value;
    const find = async () => (await findJob(db, viewer.id, params.jobId)) ?? notFound();
    const job = await find();
    const stands = job.diagnostic ?? "";
    // Sent twice it is one change; over what another tab or the assistant has written since, it is first asked.
    const asSeen = seen === undefined || seen === markOf(stands) || stands === diagnostic;
    if (asSeen && (await setDiagnostic(db, viewer.id, job.id, diagnostic || null, now(), job.updatedAt)))
      return replace(`/repair-cms/${params.jobId}`);
    const fresh = { ...form.values, seen: markOf((await find()).diagnostic ?? "") };
    return refuse({ error: { key: "repair:job.diagnosticChanged" }, values: fresh }, 409);
  });
});

export const clientAction = answering("repair:job.diagnosticNotSaved");

export default function Diagnostic({ actionData, params }: Route.ComponentProps) {
  const job = useRouteLoaderData<{ job: { diagnostic: string | null } }>("routes/repair/job")?.job;
  const path = `/repair-cms/${params.jobId}/diagnostic`;
  return <DiagnosticForm action={path} answer={actionData} draft={`diagnostic:${params.jobId}`} text={job?.diagnostic ?? null} />;
}

import { href, replace, useRouteLoaderData } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findTurn } from "#app/features/assistant/history.server.ts";
import { answerForJob } from "#app/features/assistant/job/answer-for-job.server.ts";
import { type Diagnosis, DiagnosticForm } from "#app/features/repair/diagnostic.tsx";
import { findLastEditor } from "#app/features/repair/job-events.server.ts";
import { diagnosticForm, diagnosticFormSize } from "#app/features/repair/job-forms.ts";
import { findJob } from "#app/features/repair/jobs.server.ts";
import type { Place } from "#app/features/repair/place.ts";
import { setDiagnostic } from "#app/features/repair/save-job.server.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { typedTexts } from "#app/features/repair/texts/typed-texts.ts";
import { typedTranslations } from "#app/features/translations/typed-translations.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { languageOf, loadEveryT } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/diagnostic";

export const handle: Place = { place: "diagnostic" };

/**
 * The assistant's answer that is to be added (`?answer=`), in the language of the customer's paper;
 * read and edited before it is saved.
 */
export const loader = read(
  { area: "repair", needs: "diagnose" },
  async ({ context, params, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const id = new URL(request.url).searchParams.get("answer");
    if (!id) return null;
    const platform = context.get(platformContext);
    const { db } = platform;
    const [turn, job] = await Promise.all([
      findTurn(db, viewer.id, id),
      findJob(db, shop.id, params.jobId),
    ]);
    if (!turn || !job || turn.jobId !== job.id || turn.response === "" || turn.status === "running")
      return null;
    const getT = await loadEveryT();
    return answerForJob(platform, turn, { userId: viewer.id, language: job.language, getT });
  },
);

export const action = write(
  { area: "repair", needs: "diagnose" },
  async ({ context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const platform = context.get(platformContext);
    const { db, now } = platform;
    const form = await readForm(request, diagnosticForm, diagnosticFormSize);
    if (!form.ok) return refuse(form);
    return attempt(
      { error: { key: "repair:job.diagnosticNotSaved" }, values: form.values },
      async () => {
        const { diagnostic, version, added } = form.value;
        const job = { shopId: shop.id, jobId: params.jobId };
        const change = { diagnostic: diagnostic || null, version, by: viewer.id, now: now() };
        const original = { subjectId: job.jobId, field: "diagnostic", text: diagnostic } as const;
        const typed = typedTexts("diagnostic", form.value);
        const writer = { ...change, language: languageOf(context) };
        const also = await typedTranslations(db, job, original, { ...writer, typed });
        const saved = await setDiagnostic(db, job, { ...change, also });
        announceTexts(platform, job);
        const path = href("/repair-cms/:jobId", params);
        if (saved === "saved" && !added) return replace(path);
        const stored = (await findJob(db, job.shopId, job.jobId)) ?? notFound();
        if (saved === "saved")
          return replace(
            stored.diagnostic === change.diagnostic
              ? `${path}?added=${stored.diagnosticVersion}`
              : path,
          );
        const values = { ...form.values, version: String(stored.diagnosticVersion) };
        const editor = await findLastEditor(db, job, ["diagnostic"], viewer.id);
        const error = editor
          ? ({ key: "repair:job.diagnosticChangedBy", params: { name: editor } } as const)
          : ({ key: "repair:job.diagnosticChanged" } as const);
        return refuse({ error, values }, 409);
      },
    );
  },
);

export const clientAction = answering("repair:job.diagnosticNotSaved");

export default function Diagnostic({
  actionData,
  loaderData: added,
  params,
}: Route.ComponentProps) {
  const job = useRouteLoaderData<{ job: Diagnosis }>("routes/repair/job")?.job;
  const draft = `diagnostic:${params.jobId}${added ? `:${added.id}` : ""}`;
  return (
    <DiagnosticForm
      key={draft}
      jobId={params.jobId}
      answer={actionData}
      draft={draft}
      job={job}
      added={added}
    />
  );
}

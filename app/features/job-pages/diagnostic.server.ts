import { href, replace } from "react-router";
import { findTurn } from "#app/features/assistant/history.server.ts";
import { answerForJob } from "#app/features/assistant/job/answer-for-job.server.ts";
import { diagnosticForm, diagnosticFormSize } from "#app/features/repair/form/job-forms.ts";
import { setDiagnostic } from "#app/features/repair/form/save-job.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { findLastEditor } from "#app/features/repair/page/job-events.server.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { typedTexts } from "#app/features/repair/texts/typed-texts.ts";
import { typedTranslations } from "#app/features/translations/typed-translations.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { JobWriter, Services } from "./job-writer.server.ts";

type GetT = Parameters<typeof answerForJob>[2]["getT"];

/**
 * The assistant's answer that is to be added to the diagnostic, in the language of the customer's
 * paper; null when it is not the viewer's, of another job or not complete.
 */
export async function findAnswerToAdd(
  platform: Platform,
  { answerId, userId, ...ref }: JobRef & { answerId: string; userId: string },
  loadEveryT: () => Promise<GetT>,
) {
  const { db } = platform;
  const [turn, job] = await Promise.all([
    findTurn(db, userId, answerId),
    findJob(db, ref.shopId, ref.jobId),
  ]);
  if (!turn || !job || turn.jobId !== job.id || turn.response === "" || turn.status === "running")
    return null;
  const getT = await loadEveryT();
  return answerForJob(platform, turn, { userId, language: job.language, getT });
}

/** Saves the diagnostic of a posted form, and what was typed of it in the other language. */
export async function saveDiagnostic(
  services: Services,
  { by, language, ...job }: JobWriter,
  request: Request,
) {
  const { db, now } = services;
  const form = await readForm(request, diagnosticForm, diagnosticFormSize);
  if (!form.ok) return refuse(form);
  return attempt(
    { error: { key: "repair:job.diagnosticNotSaved" }, values: form.values },
    async () => {
      const { diagnostic, version, added } = form.value;
      const change = { diagnostic: diagnostic || null, version, by, now: now() };
      const original = { subjectId: job.jobId, field: "diagnostic", text: diagnostic } as const;
      const typed = typedTexts("diagnostic", form.value);
      const also = await typedTranslations(db, job, original, { ...change, language, typed });
      const saved = await setDiagnostic(db, job, { ...change, also });
      announceTexts(services, job);
      const path = href("/repair-cms/:jobId", { jobId: job.jobId });
      if (saved === "saved" && !added) return replace(path);
      const stored = (await findJob(db, job.shopId, job.jobId)) ?? notFound();
      if (saved === "saved")
        return replace(
          stored.diagnostic === change.diagnostic
            ? `${path}?added=${stored.diagnosticVersion}`
            : path,
        );
      const values = { ...form.values, version: String(stored.diagnosticVersion) };
      const editor = await findLastEditor(db, job, ["diagnostic"], by);
      const error = editor
        ? ({ key: "repair:job.diagnosticChangedBy", params: { name: editor } } as const)
        : ({ key: "repair:job.diagnosticChanged" } as const);
      return refuse({ error, values }, 409);
    },
  );
}

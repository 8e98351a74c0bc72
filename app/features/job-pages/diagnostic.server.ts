import { and, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { href, replace } from "react-router";
import { z } from "zod";
import { findTurn } from "#app/features/assistant/history.server.ts";
import { answerForJob } from "#app/features/assistant/job/answer-for-job.server.ts";
import { type JobRef, jobLimits } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import {
  diagnosticWords,
  translationsIfSame,
} from "#app/features/repair/list/search-column.server.ts";
import { addEvent, findLastEditor } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { addTextWork, announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { translationFields, typedTexts } from "#app/features/repair/texts/typed-texts.ts";
import { typedTranslations } from "#app/features/translations/typed-translations.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { optionalParagraph, readForm, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { type Language, languages } from "#app/values/language.ts";

type GetT = Parameters<typeof answerForJob>[2]["getT"];

/**
 * Answer of the assistant to add to the diagnostic, in the language of the customer's
 * document; null when it belongs to another user or job, or is incomplete.
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

const diagnosticFormSize = formOf(jobLimits.diagnostic * languages.length);

/** Form of the diagnostic; an empty one removes it. */
export const diagnosticForm = z.object({
  diagnostic: optionalParagraph(jobLimits.diagnostic),
  ...translationFields("diagnostic", jobLimits.diagnostic),
  version,
  /**
   * The assistant's answer was offered in the form: the page then tells that it was added, and
   * offers to undo it.
   */
  added: z.literal("yes").optional().catch(undefined),
});

/** Saves the diagnostic of a posted form, with its translation if one was typed. */
export async function saveDiagnostic(
  services: Pick<Platform, "db" | "now" | "queue" | "defer">,
  { by, language, ...job }: JobRef & { by: string; language: Language },
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

/** `also`: statements for the batch, which change nothing when the diagnostic is not saved. */
type Diagnosis = Actor & {
  diagnostic: string | null;
  version?: number | undefined;
  also?: BatchItem<"sqlite">[];
};

/**
 * Writes the diagnostic at the version that its form was opened with; without one it overwrites the
 * stored text. `now` is in milliseconds.
 */
export const setDiagnostic = (
  db: Db,
  { shopId, jobId: id }: JobRef,
  { diagnostic, version, by, now, also = [] }: Diagnosis,
): Promise<SaveOutcome> =>
  saveAt(db, {
    table: repairJobs,
    column: repairJobs.diagnosticVersion,
    row: jobOf(shopId, id),
    version,
    set: {
      diagnostic,
      searchDiagnostic: diagnosticWords(diagnostic),
      searchDiagnosticTranslated: translationsIfSame("diagnostic", diagnostic),
      updatedAt: new Date(now),
    },
    already: says(repairJobs, { diagnostic }),
    after: also,
    before: (holds) => [
      addTextWork(db, and(holds, sql`NOT (${says(repairJobs, { diagnostic })})`), { by, now }),
      addEvent(db, and(holds, sql`NOT (${says(repairJobs, { diagnostic })})`), {
        by,
        now,
        what: "diagnostic",
      }),
    ],
  });

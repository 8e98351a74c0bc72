import { Suspense, useContext, useRef, useState } from "react";
import { href } from "react-router";
import { jobLimits } from "#app/features/repair/job.ts";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { KnownLines } from "#app/features/repair/texts/known-lines.tsx";
import { textKey } from "#app/features/repair/texts/text.ts";
import { TranslationBoxes } from "#app/features/repair/texts/translation-boxes.tsx";
import { reviewAnchor } from "#app/features/repair/texts/waiting.ts";
import { Speak } from "#app/features/speech/speak.tsx";
import { later } from "#app/ui/connection/later.ts";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PaperArea } from "#app/ui/form/paper-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { rememberBefore } from "./before-added.ts";
import type { Diagnosis } from "./diagnostic.tsx";

/**
 * An answer of the assistant, in the job's language where `translation` does not say why not;
 * `original`: what it was translated from.
 */
type AddedAnswer = {
  id: string;
  text: string;
  rest: readonly string[];
  translation: "none" | "library" | "machine" | "spent" | "refused" | "failed";
  original?: { text: string; language: Language };
};

/** Notes on a machine translation, or on one that failed. */
const translationNotes: Partial<Record<AddedAnswer["translation"], WordKey>> = {
  machine: "repair:job.answerTranslated",
  spent: "repair:job.answerNotTranslatedToday",
  refused: "repair:job.answerRefused",
  failed: "repair:job.answerNotTranslated",
};

type FormProps = {
  jobId: string;
  answer: FormAnswer | undefined;
  draft: string;
  /** Undefined when it could not be loaded. */
  job: Diagnosis | undefined;
  /** Answer of the assistant, to be reviewed and edited below the present text. */
  added?: AddedAnswer | null;
};

const Known = later(import.meta.env.SSR ? KnownLines : undefined, () =>
  import("#app/features/repair/texts/known-lines.tsx").then((part) => part.KnownLines),
);

export function DiagnosticForm({ jobId, answer, draft, job, added }: FormProps) {
  const { t } = useWords();
  const text = job?.diagnostic ?? null;
  return (
    <WorkForm
      // With the answer's id, so that a refused form still shows where its text comes from.
      action={
        href("/repair-cms/:jobId/diagnostic", { jobId }) + (added ? `?answer=${added.id}` : "")
      }
      answer={answer}
      draft={draft}
      preventScrollReset
      className="mt-2 grid gap-4"
      // Once it was refused, what is saved over is not what is shown here.
      onSubmit={() => rememberBefore(jobId, added && !answer ? (text ?? "") : null)}
    >
      {added && <input type="hidden" name="added" value="yes" />}
      {added && <AddedNotice {...added} />}
      <TranslationNotice jobId={jobId} />
      <PaperArea
        name="diagnostic"
        label={t("repair:job.diagnostic")}
        defaultValue={
          added && !text?.includes(added.text)
            ? [text, added.text].filter(Boolean).join("\n\n")
            : (text ?? "")
        }
        maxLength={jobLimits.diagnostic}
        rows={added ? 16 : 8}
        // The heading above says it to the eye already.
        className="[&>label]:sr-only"
        autoFocus
      />
      <Speak field="diagnostic" />
      {added && <RestOfAnswer parts={added.rest} field="diagnostic" />}
      <Suspense>
        <Known field="diagnostic" />
      </Suspense>
      {job && !text && !added && (
        <TranslationBoxes
          boxes={[
            {
              field: "diagnostic",
              label: (other) => t(`repair:texts.in.${other}`),
              hint: t("repair:texts.writeInHint"),
              maxLength: jobLimits.diagnostic,
              rows: 5,
            },
          ]}
        />
      )}
      <StableValue name="version" value={String(job?.diagnosticVersion ?? 0)} />
      <SubmitButton pending={t("ui:saving")} className="justify-self-end">
        {t("repair:job.saveDiagnostic")}
      </SubmitButton>
    </WorkForm>
  );
}

/**
 * Tells a reader of the translation that the form edits the original, with the translated text and
 * a link to correct only that.
 */
function TranslationNotice({ jobId }: { jobId: string }) {
  const { t, language } = useWords();
  const of = { subjectId: jobId, field: "diagnostic" } as const;
  const translation = useContext(TextsContext).texts[textKey(of)];
  if (!translation) return null;
  return (
    <Notice kind="info">
      <p>{t(`review:editsOriginal.${translation.from}`)}</p>
      <p lang={language} className="mt-2 whitespace-pre-line font-normal wrap-anywhere">
        {translation.text}
      </p>
      <a
        className="mt-1 inline-block py-2.5 underline"
        href={`${href("/repair-cms/:jobId/review", { jobId })}#${reviewAnchor(of, language)}`}
      >
        {t("review:correct")}
      </a>
    </Notice>
  );
}

/** Tells that the text is not saved yet, and how it was translated or why not. */
function AddedNotice({ translation, original }: AddedAnswer) {
  const { t } = useWords();
  const note = translationNotes[translation];
  return (
    <Notice kind="info">
      <p>{t("repair:job.answerAdded")}</p>
      {note && <p className="mt-2">{t(note)}</p>}
      {translation === "machine" && original && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2">
            {t("repair:job.answerOriginal")}
          </summary>
          <p lang={original.language} className="whitespace-pre-line font-normal">
            {original.text}
          </p>
        </details>
      )}
    </Notice>
  );
}

/**
 * Remaining parts of the answer, each with a button that appends it to the text above. `field`: the
 * text's name in the same form. Without JavaScript the parts can be read and copied.
 */
function RestOfAnswer({ parts, field }: { parts: readonly string[]; field: string }) {
  const { t } = useWords();
  const place = useRef<HTMLDetailsElement>(null);
  const [added, setAdded] = useState<readonly string[]>([]);
  const add = (part: string) => {
    const area = place.current?.closest("form")?.elements.namedItem(field);
    if (!(area instanceof HTMLTextAreaElement)) return;
    area.setRangeText(
      `${area.value && "\n\n"}${part}`,
      area.value.length,
      area.value.length,
      "end",
    );
    // Drafts and the note on letters that no paper can show listen to it.
    area.dispatchEvent(new Event("input", { bubbles: true }));
    setAdded([...added, part]);
  };
  const left = parts.filter((part) => !added.includes(part));
  if (left.length === 0) return null;
  return (
    <details ref={place}>
      <summary className="min-h-11 cursor-pointer py-2">{t("assistant:turn.rest")}</summary>
      <ul className="grid gap-2">
        {left.map((part) => (
          <li key={part}>
            <button
              type="button"
              onClick={() => add(part)}
              aria-label={t("assistant:turn.addPart", { part })}
              className="min-h-11 w-full rounded-md border border-line-strong px-3 py-2 text-left whitespace-pre-line wrap-anywhere hover:bg-paper"
            >
              + {part}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

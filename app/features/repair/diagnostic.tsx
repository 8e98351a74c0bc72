import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/button.tsx";
import { CodedText } from "#app/ui/coded-text.tsx";
import { useFocusBack } from "#app/ui/focus-back.ts";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { KeptValue } from "#app/ui/kept-value.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PaperArea } from "#app/ui/paper-field.tsx";
import { useWords } from "#app/ui/words.ts";
import { markOf } from "#app/values/mark.ts";
import { jobLimits } from "./job.ts";
import { Section } from "./job-head.tsx";
import { rememberBefore, UndoAdded } from "./undo-added.tsx";

type BlockProps = { path: string; text: string | null; mayWrite: boolean; children: ReactNode };

/** What was found out about the car. `children` is its form while it is edited. */
export function DiagnosticBlock({ path, text, mayWrite, children }: BlockProps) {
  const { t } = useWords();
  const opener = useFocusBack<HTMLAnchorElement>(Boolean(children));
  const toggle = children ? (
    <LinkButton to={path} preventScrollReset>
      {t("repair:job.cancel")}
    </LinkButton>
  ) : (
    <LinkButton ref={opener} to={`${path}/diagnostic`} preventScrollReset>
      {t("repair:job.edit")}
    </LinkButton>
  );
  return (
    <Section title={t("repair:job.diagnostic")} action={mayWrite && toggle}>
      {!children && mayWrite && <UndoAdded path={path} text={text} />}
      {children ||
        (text ? (
          <CodedText>{text}</CodedText>
        ) : (
          <p className="text-ink-soft">{t("repair:job.noDiagnostic")}</p>
        ))}
    </Section>
  );
}

type FormProps = {
  /** The job's address. */
  path: string;
  answer: FormAnswer | undefined;
  draft: string;
  text: string | null;
  /**
   * What the assistant answered, to be read and edited below what stands there; and whether the
   * paper is in another language.
   */
  added?: { text: string; otherLanguage: boolean } | null;
};

export function DiagnosticForm({ path, answer, draft, text, added }: FormProps) {
  const { t } = useWords();
  return (
    <WorkForm
      action={`${path}/diagnostic`}
      answer={answer}
      draft={draft}
      preventScrollReset
      className="grid gap-3"
      // Once it was refused, what is saved over is not what is shown here.
      onSubmit={() => rememberBefore(path, added && !answer ? (text ?? "") : null)}
    >
      {added && <input type="hidden" name="added" value="yes" />}
      {added && (
        <Notice kind="info">
          {t("repair:job.answerAdded")} {added.otherLanguage && t("repair:job.answerLanguage")}
        </Notice>
      )}
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
      <KeptValue name="seen" value={markOf(text ?? "")} />
      <SubmitButton pending={t("repair:job.savingDiagnostic")} className="justify-self-end">
        {t("repair:job.saveDiagnostic")}
      </SubmitButton>
    </WorkForm>
  );
}

import { href, Link } from "react-router";
import type { Way } from "#app/features/messages/message.ts";
import type { TemplateKind } from "#app/features/messages/templates/template.ts";
import { workId } from "#app/features/repair/job.ts";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";

/** What the forms of a conversation know. */
export type Writing = {
  conversationId: string;
  /** Of a new message, so that one form is one message. */
  key: string;
  version: number;
  reader: Language;
  ways: readonly Way[];
  way: Way | undefined;
  jobs: readonly { id: string; number: number; car: string }[];
  jobId: string;
  templates: readonly { kind: TemplateKind; text: string }[];
  /** Until when WhatsApp takes messages; null for not now, undefined where no provider sends. */
  whatsappUntil: number | null | undefined;
  /** The text that the form begins with. */
  text: string;
};

/** What a step of writing answered; `review`: both texts are to be compared. */
type WritingAnswer = FormAnswer & {
  review?: Record<string, string>;
  values?: Record<string, string | string[]>;
};

/** The form that writes, and the one that sends what the customer will read. */
export function Compose({
  writing,
  answer,
}: {
  writing: Writing;
  answer?: WritingAnswer | undefined;
}) {
  const { t } = useWords();
  if (writing.ways.length === 0)
    return <Notice kind="info">{t("messages:write.noAddress")}</Notice>;
  const isReviewed = answer && (answer.review ?? (answer.values && "of" in answer.values));
  return isReviewed ? (
    <ReviewForm writing={writing} answer={answer} />
  ) : (
    <DraftForm writing={writing} answer={answer} />
  );
}

const params = ({ conversationId }: Writing) => ({ conversationId });

function DraftForm({ writing, answer }: { writing: Writing; answer: WritingAnswer | undefined }) {
  const { t } = useWords();
  const { key, version, text } = writing;
  const to = href("/repair-cms/messages/:conversationId", params(writing));
  return (
    <WorkForm
      // A template begins the form anew; what comes in meanwhile does not.
      key={text}
      id="write"
      action={href("/repair-cms/messages/:conversationId/write", params(writing))}
      answer={answer}
      className="grid gap-4"
    >
      <StableValue name="key" value={key} />
      <StableValue name="version" value={String(version)} />
      {writing.templates.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-2.5">{t("messages:write.templates")}</summary>
          <ul className="flex flex-wrap gap-x-4">
            {writing.templates.map(({ kind }) => (
              <li key={kind}>
                <Link
                  to={`${to}?template=${kind}${writing.jobId && `&job=${writing.jobId}`}#write`}
                  className="inline-flex min-h-11 items-center underline"
                  preventScrollReset
                >
                  {t(`messages:template.${kind}`)}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      <WhatsappNote until={writing.whatsappUntil} />
      <TextArea
        name="text"
        label={t("messages:write.label")}
        hint={t("messages:write.hint")}
        defaultValue={text}
        required
      />
      <Choices writing={writing} />
      <FormActions>
        <SubmitButton pending={t("messages:write.preparing")}>
          {t("messages:write.next")}
        </SubmitButton>
      </FormActions>
    </WorkForm>
  );
}

function Choices({ writing: { ways, way, jobs, jobId } }: { writing: Writing }) {
  const { t } = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name="way"
        label={t("messages:write.way")}
        defaultValue={way}
        options={ways.map((value) => ({ value, label: t(`messages:way.${value}`) }))}
      />
      <SelectField
        name="jobId"
        label={t("messages:write.job")}
        required={false}
        defaultValue={jobId}
        options={[
          { value: "", label: t("messages:write.noJob") },
          ...jobs.map(({ id, number, car }) => ({ value: id, label: `${workId(number)} ${car}` })),
        ]}
      />
    </div>
  );
}

/** WhatsApp's 24 hours, before anything is typed. */
function WhatsappNote({ until }: { until: Writing["whatsappUntil"] }) {
  const { t } = useWords();
  if (until === undefined) return null;
  return (
    <p className="text-base text-ink-soft">
      {until === null ? (
        t("messages:write.windowOver")
      ) : (
        <>
          {t("messages:write.windowUntil")} <Moment at={until} />
        </>
      )}
    </p>
  );
}

const hidden = ["key", "language", "of", "proposed", "doubt", "doubted", "version"] as const;

function ReviewForm({ writing, answer }: { writing: Writing; answer: WritingAnswer }) {
  const { t, language: page } = useWords();
  const shown: Record<string, unknown> = answer.review ?? answer.values ?? {};
  const value = (name: string) => (typeof shown[name] === "string" ? shown[name] : "");
  const isAsked = !answer.ok && (answer.fields?.confirm || value("doubted") !== "");
  const doubt = value("doubt");
  const unmade = value("unmade");
  const reviewed = { ...writing, way: value("way") as Way, jobId: value("jobId") };
  const written = (value("language") || page) as Language;
  return (
    <WorkForm
      key={value("of") + value("version")}
      id="write"
      action={href("/repair-cms/messages/:conversationId/send", params(writing))}
      answer={answer}
      className="grid gap-4"
    >
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={value(name)} />
      ))}
      <h2 className="heading-small">{t("messages:review.title")}</h2>
      {unmade && (
        <Notice kind="info">
          {t(`messages:review.${unmade as "off" | "limit" | "busy" | "refused"}`)}
        </Notice>
      )}
      <TextArea
        name="translation"
        label={t(`messages:other.${writing.reader}`)}
        hint={
          <>
            {value("proposed") && `${t("messages:review.machine")} `}
            {t("messages:review.emptyHint")}
          </>
        }
        defaultValue={value("translation")}
        lang={writing.reader}
      />
      <TextArea
        name="text"
        label={t(`messages:other.${written}`)}
        defaultValue={value("text")}
        lang={written}
        required
      />
      {doubt && !isAsked && (
        <Notice kind="info">{t(`messages:doubt.${doubt as "numbers"}`)}</Notice>
      )}
      {(isAsked || doubt) && <Tick name="confirm">{t("messages:review.confirm")}</Tick>}
      <Choices writing={reviewed} />
      <FormActions cancelTo={href("/repair-cms/messages/:conversationId", params(writing))}>
        <SubmitButton pending={t("messages:write.sending")}>
          {t("messages:write.send")}
        </SubmitButton>
      </FormActions>
    </WorkForm>
  );
}

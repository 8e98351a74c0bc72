import { href } from "react-router";
import type { Way } from "#app/features/messages/message.ts";
import { TextArea } from "#app/ui/form/field.tsx";
import { FormActions, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { Choices } from "./choices.tsx";
import { DraftForm } from "./draft-form.tsx";
import { NightNote } from "./night-note.tsx";
import { params, type Writing, type WritingAnswer } from "./writing.ts";

/** Shows the form of a draft, then the form that sends it with its translation. */
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

const hidden = ["key", "language", "of", "proposed", "doubt", "doubted", "version"] as const;

/** Shows both texts as they will be sent. */
function ReviewForm({ writing, answer }: { writing: Writing; answer: WritingAnswer }) {
  const { t, language: page } = useWords();
  const shown: Record<string, unknown> = answer.review ?? answer.values ?? {};
  const value = (name: string) => (typeof shown[name] === "string" ? shown[name] : "");
  const chosen = [shown.photo ?? []].flat() as string[];
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
      {chosen.map((id) => (
        <input key={id} type="hidden" name="photo[]" value={id} />
      ))}
      {chosen.length > 0 && <p>{t("messages:pictures.chosen", { number: chosen.length })}</p>}
      <Choices writing={reviewed} />
      <NightNote night={writing.night} later={!value("night") || value("later") !== ""} />
      <FormActions cancelTo={href("/repair-cms/messages/:conversationId", params(writing))}>
        <SubmitButton pending={t("messages:write.sending")}>
          {t("messages:write.send")}
        </SubmitButton>
      </FormActions>
    </WorkForm>
  );
}

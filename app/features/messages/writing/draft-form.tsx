import { href, Link } from "react-router";
import { Speak } from "#app/features/speech/speak.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { FormActions, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { Choices } from "./choices.tsx";
import { NightNote } from "./night-note.tsx";
import { Pictures } from "./pictures.tsx";
import { SeenVersion } from "./seen-version.tsx";
import { params, type Writing, type WritingAnswer } from "./writing.ts";

/** What a member writes, with the templates of the shop. */
export function DraftForm({
  writing,
  answer,
}: {
  writing: Writing;
  answer: WritingAnswer | undefined;
}) {
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
      <SeenVersion version={version} />
      {writing.templates.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-2.5">{t("messages:write.templates")}</summary>
          <ul className="flex flex-wrap gap-x-4">
            {writing.templates.map(({ kind, isApproved }) => (
              <li key={kind}>
                <Link
                  to={`${to}?template=${kind}${writing.jobId && `&job=${writing.jobId}`}#write`}
                  className="inline-flex min-h-11 items-center underline"
                  preventScrollReset
                >
                  {t(`messages:template.${kind}`)}
                  {isApproved &&
                    writing.whatsappUntil === null &&
                    ` (${t("messages:way.whatsapp")})`}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      <WhatsappNote writing={writing} />
      <TextArea
        name="text"
        label={t("messages:write.label")}
        hint={t("messages:write.hint")}
        defaultValue={text}
        required
      />
      <Speak field="text" />
      <Pictures photos={writing.photos} />
      <Choices writing={writing} />
      <NightNote night={writing.night} />
      <FormActions>
        <SubmitButton pending={t("messages:write.preparing")}>
          {t("messages:write.next")}
        </SubmitButton>
      </FormActions>
    </WorkForm>
  );
}

/** WhatsApp's 24 hours, before anything is typed. */
function WhatsappNote({ writing }: { writing: Writing }) {
  const { t } = useWords();
  const { whatsappUntil: until, ways } = writing;
  if (until === undefined) return null;
  return (
    <p className="text-base text-ink-soft">
      {until === null ? (
        t(ways.includes("whatsapp") ? "messages:write.approvedOnly" : "messages:write.window")
      ) : (
        <>
          {t("messages:write.windowUntil")} <Moment at={until} />
        </>
      )}
    </p>
  );
}

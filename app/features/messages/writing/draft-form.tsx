import { useEffect, useRef, useState } from "react";
import { href, Link } from "react-router";
import { Speak } from "#app/features/speech/speak.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { FormActions, SubmitButton, useForm, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { Choices } from "./choices.tsx";
import { NightNote } from "./night-note.tsx";
import { params, type Writing, type WritingAnswer } from "./writing.ts";

/** The form of a new message, with the templates of the shop. */
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
      // A chosen template resets the form; an incoming message does not.
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

/** Shows the end of WhatsApp's 24 hours before anything is typed. */
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

/**
 * The version of the conversation that the writer has seen: messages before the first typed word
 * count as seen, later ones are reported when the message is sent.
 */
function SeenVersion({ version }: { version: number }) {
  const [seen, see] = useState(version);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const text = field.current?.form?.elements.namedItem("text");
    if (text instanceof HTMLTextAreaElement && text.value.trim() === "") see(version);
  }, [version]);
  const given = useForm().values.version;
  const current = typeof given === "string" && given ? given : String(seen);
  return <input key={current} ref={field} name="version" defaultValue={current} hidden readOnly />;
}

/** Photos of the job that may go with a message, each with a tick. */
function Pictures({ photos }: Pick<Writing, "photos">) {
  const { t } = useWords();
  if (photos.length === 0) return null;
  return (
    <details>
      <summary className="w-fit cursor-pointer py-2.5">{t("messages:pictures.add")}</summary>
      <p className="mb-2 text-base text-ink-soft">{t("messages:pictures.hint")}</p>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {photos.map(({ id, jobId, caption }, at) => (
          <li key={id}>
            <Tick name="photo[]" value={id} className="flex-col-reverse">
              <img
                src={href("/repair-cms/:jobId/photos/:photoId/file/:size", {
                  jobId,
                  photoId: id,
                  size: "small",
                })}
                alt={caption || t("messages:pictures.one", { number: at + 1 })}
                width={160}
                height={120}
                loading="lazy"
                className="aspect-4/3 w-full rounded-lg border border-line object-cover"
              />
            </Tick>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { Speak } from "#app/features/speech/speak.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, useForm, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { noteLimits } from "./note.ts";

type Member = { id: string; name: string };

type Props = {
  action: string;
  answer: FormAnswer | undefined;
  draft: string;
  /** Members that can be mentioned. */
  members: readonly Member[];
  /** The id of a new note, or the version of one being edited. */
  stable: { name: "id" | "version"; value: string };
  text?: string;
  named?: readonly string[];
};

/** The form of a note, new or to be corrected. */
export function NoteForm({ action, answer, draft, members, stable, text, named = [] }: Props) {
  const { t } = useWords();
  return (
    <WorkForm
      action={action}
      answer={answer}
      draft={draft}
      preventScrollReset
      className="mt-2 mb-3 grid gap-4"
    >
      <TextArea
        name="text"
        label={t("notes:form.text")}
        hint={t(members.length > 0 ? "notes:form.textHint" : "notes:form.correctHint")}
        defaultValue={text}
        maxLength={noteLimits.text}
        rows={3}
        required
        autoFocus
      />
      <Speak field="text" />
      {members.length > 0 && <Members members={members} named={named} />}
      <StableValue {...stable} />
      <SubmitButton pending={t("ui:saving")} className="justify-self-end">
        {t("notes:form.save")}
      </SubmitButton>
    </WorkForm>
  );
}

function Members({ members, named }: { members: readonly Member[]; named: readonly string[] }) {
  const { t } = useWords();
  const { values } = useForm();
  const chosen = values.text === undefined ? named : [values.named ?? []].flat();
  return (
    <fieldset className="min-w-0">
      <legend className="label text-base text-ink-soft">{t("notes:form.named")}</legend>
      <div className="flex max-h-48 flex-wrap gap-x-5 overflow-y-auto">
        {members.map(({ id, name }) => (
          <Tick key={id} name="named[]" value={id} defaultChecked={chosen.includes(id)}>
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}

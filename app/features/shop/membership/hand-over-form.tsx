import { SelectField } from "#app/ui/form/field.tsx";
import { CancelLink, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  /** The members who could own the shop. */
  successors: readonly { id: string; name: string }[];
  closeTo: string;
  answer: FormAnswer | undefined;
};

const consequences = ["lead", "plan", "letters"] as const;

/** The dialog in which an owner transfers the shop. */
export function HandOverForm({ successors, closeTo, answer }: Props) {
  const { t } = useWords();
  return (
    <Modal title={t("membership:handOver.title")} closeTo={closeTo}>
      {successors.length === 0 ? (
        <Notice kind="info">{t("membership:handOver.nobody")}</Notice>
      ) : (
        <WorkForm answer={answer} preventScrollReset className="grid gap-5">
          <ul className="grid list-disc gap-2 pl-5">
            {consequences.map((one) => (
              <li key={one}>{t(`membership:handOver.${one}`)}</li>
            ))}
          </ul>
          <SelectField
            name="memberId"
            label={t("membership:handOver.who")}
            required
            options={[
              { value: "", label: t("membership:handOver.choose") },
              ...successors.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <CancelLink to={closeTo} />
            <SubmitButton kind="danger" pending={t("membership:handOver.pending")}>
              {t("membership:handOver.submit")}
            </SubmitButton>
          </div>
        </WorkForm>
      )}
    </Modal>
  );
}

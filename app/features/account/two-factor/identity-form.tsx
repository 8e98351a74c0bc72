import type { ReactNode } from "react";
import { href } from "react-router";
import type { Kind } from "#app/ui/button.tsx";
import { CancelLink, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import { IdentityFields, type IdentityQuestion } from "./identity-fields.tsx";

const page = href("/account/two-step");

type Props = {
  title: string;
  label: string;
  kind?: Kind;
  /** The page that closing the dialog opens. */
  closeTo?: string;
  prove: IdentityQuestion;
  answer: FormAnswer | undefined;
  /** The consequences, and further fields. */
  children?: ReactNode;
};

/** A dialog that changes second factors: the consequences, the proof of identity, the button. */
export function IdentityForm({
  title,
  label,
  kind = "primary",
  closeTo = page,
  prove,
  answer,
  children,
}: Props) {
  const { t } = useWords();
  return (
    <Modal title={title} closeTo={closeTo}>
      <WorkForm answer={answer} preventScrollReset className="grid gap-5">
        {children}
        <IdentityFields {...prove} />
        <div className="flex flex-wrap justify-end gap-3">
          <CancelLink to={closeTo} />
          <SubmitButton kind={kind} pending={t("twoFactor:working")}>
            {label}
          </SubmitButton>
        </div>
      </WorkForm>
    </Modal>
  );
}

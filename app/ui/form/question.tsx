import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import { type FormAnswer, SubmitButton, WorkForm } from "./form.tsx";

type Props = {
  title: string;
  /** The question. */
  text: string;
  /** Its consequences, in more detail. */
  children?: ReactNode;
  closeTo: string;
  answer: FormAnswer | undefined;
  /** The button that does it, by default with the title, and its label while it runs. */
  confirmLabel?: string;
  pendingLabel: string;
  /** The button that changes nothing: "Cancel", unless the question is about cancelling. */
  keepLabel?: string;
};

/** A dialog that confirms an irreversible action; its form is posted to its own address. */
export function Question({
  title,
  text,
  children,
  closeTo,
  answer,
  confirmLabel = title,
  pendingLabel,
  keepLabel,
}: Props) {
  const { t } = useWords();
  return (
    <Modal title={title} closeTo={closeTo}>
      <WorkForm answer={answer} preventScrollReset className="grid gap-5">
        <p className="text-xl font-medium">{text}</p>
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <LinkButton kind="quiet" to={closeTo} preventScrollReset>
            {keepLabel ?? t("ui:cancel")}
          </LinkButton>
          <SubmitButton kind="danger" pending={pendingLabel}>
            {confirmLabel}
          </SubmitButton>
        </div>
      </WorkForm>
    </Modal>
  );
}

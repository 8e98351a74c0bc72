import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Question } from "#app/ui/form/question.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import { FrozenQuote } from "./frozen-quote.tsx";

type Props = {
  closeTo: string;
  answer: FormAnswer | undefined;
  frozen: boolean;
  /** Number of the invoice that it is on. */
  invoice: number | undefined;
};

/** Confirmation of a quote's deletion: the button's dialog, or without JavaScript a page. */
export function DeleteQuote({ closeTo, answer, frozen, invoice }: Props) {
  const { t } = useWords();
  const title = t("quotes:deleteQuote");
  if (frozen)
    return (
      <Modal title={title} closeTo={closeTo}>
        <FrozenQuote closeTo={closeTo} invoice={invoice} />
      </Modal>
    );
  return (
    <Question
      title={title}
      text={t("quotes:confirmDelete")}
      closeTo={closeTo}
      answer={answer}
      confirmLabel={t("quotes:delete")}
      pendingLabel={t("ui:deleting")}
    />
  );
}

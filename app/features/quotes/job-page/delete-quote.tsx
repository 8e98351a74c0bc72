import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Question } from "#app/ui/form/question.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import { FrozenQuote } from "./frozen-quote.tsx";

type Props = {
  closeTo: string;
  answer: FormAnswer | undefined;
  frozen: boolean;
  /** The number of the invoice that it is on. */
  invoice: number | undefined;
};

/**
 * Asks before a quote is deleted: the page behind the button's dialog, for when there is no
 * JavaScript.
 */
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

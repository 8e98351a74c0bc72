import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import { FrozenQuote } from "./frozen-quote.tsx";

type Props = { closeTo: string; answer: FormAnswer | undefined; frozen: boolean };

/** Asks before a quote is deleted: the page behind the button's dialog, for when there is no JavaScript. */
export function DeleteQuote({ closeTo, answer, frozen }: Props) {
  const { say } = useWords();
  return (
    <Modal title={say("repair:quotes.deleteQuote")} closeTo={closeTo}>
      {frozen ? (
        <FrozenQuote closeTo={closeTo} />
      ) : (
        <WorkForm answer={answer} preventScrollReset className="grid gap-5">
          <p className="text-xl font-medium">{say("repair:quotes.confirmDelete")}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <LinkButton kind="quiet" to={closeTo} preventScrollReset>
              {say("ui:cancel")}
            </LinkButton>
            <SubmitButton kind="danger" pending={say("ui:deleting")}>
              {say("repair:quotes.delete")}
            </SubmitButton>
          </div>
        </WorkForm>
      )}
    </Modal>
  );
}

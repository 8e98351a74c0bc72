import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** What stands at the address of a sign-out when it is opened instead of posted to, or when the post could not be done. */
export function SignOutQuestion({ title, answer }: { title: WordKey; answer: FormAnswer | undefined }) {
  const { say } = useWords();
  return (
    <Modal title={say(title)} closeTo="/account">
      <WorkForm answer={answer} className="grid gap-5">
        <p>{say("account:page.signOutQuestion")}</p>
        <SubmitButton kind="danger" pending={say("account:page.signingOut")}>
          {say(title)}
        </SubmitButton>
      </WorkForm>
    </Modal>
  );
}

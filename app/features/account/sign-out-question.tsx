import { LinkButton } from "#app/ui/button.tsx";
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
        <p className="text-xl font-medium">{say("account:page.signOutQuestion")}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <LinkButton kind="quiet" to="/account" preventScrollReset>
            {say("ui:cancel")}
          </LinkButton>
          <SubmitButton kind="danger" pending={say("account:page.signingOut")}>
            {say(title)}
          </SubmitButton>
        </div>
      </WorkForm>
    </Modal>
  );
}

import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import { calledBy, type PersonShown } from "./person.ts";

/** Asks before the administrator's flag is given or taken: the page of it, for whoever has no script or opened it apart. */
export function FlagQuestion({ person, answer }: { person: PersonShown; answer: FormAnswer | undefined }) {
  const { say } = useWords();
  const verb = person.isAdmin ? "take" : "make";
  const page = `/admin/users/${person.id}`;
  return (
    <Modal title={say(`admin:flag.${verb}`)} closeTo={page}>
      <WorkForm answer={answer} preventScrollReset className="grid gap-5">
        <input type="hidden" name="isAdmin" value={person.isAdmin ? "no" : "yes"} />
        <p className="text-xl font-medium">{say(`admin:flag.${verb}Question`, { who: calledBy(person) })}</p>
        <p>{say(`admin:flag.${verb}Text`)}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <LinkButton kind="quiet" to={page} preventScrollReset>
            {say("ui:cancel")}
          </LinkButton>
          <SubmitButton kind="danger" pending={say("admin:flag.saving")}>
            {say(`admin:flag.${verb}`)}
          </SubmitButton>
        </div>
      </WorkForm>
    </Modal>
  );
}

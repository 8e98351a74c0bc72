import { href } from "react-router";
import { displayName, type PersonView } from "#app/features/admin/people/person.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";

/**
 * Confirms that the administrator's flag is given or taken: a page for browsers without scripts,
 * and for links opened separately.
 */
export function FlagQuestion({
  person,
  answer,
}: {
  person: PersonView;
  answer: FormAnswer | undefined;
}) {
  const { t } = useWords();
  const verb = person.isAdmin ? "take" : "make";
  return (
    <Question
      title={t(`admin:flag.${verb}`)}
      text={t(`admin:flag.${verb}Question`, { who: displayName(person) })}
      closeTo={href("/admin/users/:userId", { userId: person.id })}
      answer={answer}
      pendingLabel={t("admin:flag.saving")}
    >
      <input type="hidden" name="isAdmin" value={person.isAdmin ? "no" : "yes"} />
      <p>{t(`admin:flag.${verb}Text`)}</p>
    </Question>
  );
}

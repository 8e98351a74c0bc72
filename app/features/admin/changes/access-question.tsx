import { href } from "react-router";
import { displayName, type PersonView } from "#app/features/admin/people/person.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";

const texts = {
  signOut: {
    title: "admin:person.signOut",
    question: "admin:person.signOutQuestion",
    pending: "admin:person.signingOut",
    detail: "admin:person.signOutText",
  },
  suspend: {
    title: "admin:suspend.do",
    question: "admin:suspend.question",
    pending: "admin:suspend.doing",
    detail: "admin:suspend.text",
  },
} as const;

type Props = {
  verb: keyof typeof texts;
  person: PersonView;
  answer: FormAnswer | undefined;
};

/** Confirms that a person is signed out everywhere or suspended. */
export function AccessQuestion({ verb, person, answer }: Props) {
  const { t } = useWords();
  const { title, question, pending, detail } = texts[verb];
  return (
    <Question
      title={t(title)}
      text={t(question, { who: displayName(person) })}
      closeTo={href("/admin/users/:userId", { userId: person.id })}
      answer={answer}
      pendingLabel={t(pending)}
    >
      <p>{t(detail)}</p>
    </Question>
  );
}

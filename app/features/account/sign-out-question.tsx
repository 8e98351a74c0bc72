import type { FormAnswer } from "#app/ui/form.tsx";
import { Question } from "#app/ui/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** What stands at the address of a sign-out when it is opened instead of posted to, or when the post could not be done. */
export function SignOutQuestion({ title, answer }: { title: WordKey; answer: FormAnswer | undefined }) {
  const { say } = useWords();
  return (
    <Question
      title={say(title)}
      text={say("account:page.signOutQuestion")}
      closeTo="/account"
      answer={answer}
      confirmLabel={say(title)}
      pendingLabel={say("account:page.signingOut")}
    />
  );
}

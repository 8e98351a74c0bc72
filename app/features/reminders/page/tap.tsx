import { href } from "react-router";
import type { RecommendationAnswer } from "#app/features/reminders/recommendation.ts";
import { useWords } from "#app/ui/words.ts";
import type { ShownFollowUp } from "./shown-follow-up.server.ts";

type Props = {
  page: Pick<ShownFollowUp, "token" | "preview">;
  answer: RecommendationAnswer;
  /** The work that it is about; none for the whole vehicle. */
  subject?: string;
};

/** A button that sends a final answer. */
export function Tap({ page: { token, preview }, answer, subject }: Props) {
  const { t, language } = useWords();
  if (preview !== null) return null;
  const action = `${href("/follow-up/:token/answer", { token })}?lng=${language}`;
  return (
    <form method="post" action={action}>
      <input type="hidden" name="answer" value={answer} />
      {subject && <input type="hidden" name="subject" value={subject} />}
      <button type="submit" className="second">
        {t(`remindersPage:tap.${answer}`)}
      </button>
    </form>
  );
}

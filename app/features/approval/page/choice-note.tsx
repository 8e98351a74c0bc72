import type { RevisionQuote } from "#app/features/approval/revision/revision-quote.ts";
import { useWords } from "#app/ui/words.ts";
import { choiceIn } from "./amounts.ts";

type Props = { quote: RevisionQuote; quotes: readonly RevisionQuote[] };

/** That a quote is an option, and beside which others. */
export function ChoiceNote({ quote, quotes }: Props) {
  const text = choiceIn(useWords(), quote, quotes);
  return text ? (
    <p>
      <strong>{text}</strong>
    </p>
  ) : null;
}

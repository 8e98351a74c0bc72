import type { ShownFinding } from "#app/features/inspection/shown.ts";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";

type Props = {
  finding: ShownFinding;
  /** Also shows the consequence and the advice. */
  isWhole?: boolean;
};

/** Text of a finding in the reader's language. */
export function FindingText({ finding: { id, words, note }, isWhole = false }: Props) {
  return (
    <>
      {words && <p>{words.found}</p>}
      {words && isWhole && (
        <p>
          {words.consequence} {words.advice}
        </p>
      )}
      {note && (
        <div>
          <FreeText of={{ subjectId: id, field: "finding" }}>{note}</FreeText>
        </div>
      )}
    </>
  );
}

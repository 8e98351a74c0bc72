import type { RevisionQuote } from "#app/features/approval/revision/revision-quote.ts";
import { useWords } from "#app/ui/words.ts";
import { answerField, reasonField } from "./answer-fields.ts";
import { type AnswerRefusal, legendOf, typedIn, type WrongField } from "./answer-refusal.ts";

type Props = {
  quote: Pick<RevisionQuote, "id" | "number" | "totalAmount" | "choice">;
  refusal: AnswerRefusal | undefined;
  wrong: WrongField | undefined;
};

/** The answer to one quote: to approve or to decline it, and why. */
export function AnswerFields({
  quote: { id, number, totalAmount, choice },
  refusal,
  wrong,
}: Props) {
  const words = useWords();
  const { t } = words;
  const answer = answerField(id);
  const reason = reasonField(id);
  const problem = refusal?.fields?.[answer];
  const reasonProblem = refusal?.fields?.[reason];
  const option = (value: "approve" | "decline") => (
    <label className={`choice ${value}`}>
      <input
        type="radio"
        id={value === "approve" ? answer : undefined}
        // biome-ignore lint/a11y/noAutofocus: after a mistake the page is at its field
        autoFocus={value === "approve" && wrong?.id === answer}
        name={answer}
        value={value}
        data-cents={totalAmount}
        data-choice={choice}
        defaultChecked={typedIn(refusal, answer) === value}
        aria-describedby={problem && `${answer}-problem`}
      />
      <span>{t(`approval:${value}`)}</span>
    </label>
  );
  return (
    <fieldset>
      <legend>{legendOf(words, number)}</legend>
      <div className="choices">
        {option("approve")}
        {option("decline")}
      </div>
      {problem && (
        <p className="problem" id={`${answer}-problem`}>
          {t(problem)}
        </p>
      )}
      <div className="why">
        <label className="text" htmlFor={reason}>
          {t("approval:reason")}
        </label>
        <input
          className="text"
          id={reason}
          name={reason}
          maxLength={600}
          autoComplete="off"
          defaultValue={typedIn(refusal, reason)}
          // biome-ignore lint/a11y/noAutofocus: after a mistake the page is at its field
          autoFocus={wrong?.id === reason}
        />
        {reasonProblem && <p className="problem">{t(reasonProblem)}</p>}
      </div>
    </fieldset>
  );
}

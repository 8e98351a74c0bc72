import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Question } from "#app/ui/form/question.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { recordHref } from "./addresses.ts";
import type { JoinedKind, Moves } from "./comparison.ts";
import { MovedCounts } from "./moved-counts.tsx";

type Props = {
  kind: JoinedKind;
  kept: { id: string; name: string };
  /** The name of the record that comes back. */
  name: string;
  /** What comes back with it: the rest was moved or deleted since. */
  moves: Moves;
  /** Whether the record that was kept was edited since. */
  edited: boolean;
  /** It was undone already, or the time is over. */
  late: boolean;
  /** Jobs were moved to another vehicle, and no record was joined. */
  split?: boolean;
  answer: FormAnswer | undefined;
};

/** Asks before a join is undone, and says what comes back and what stays. */
export function UndoJoin({ kind, kept, name, moves, edited, late, split, answer }: Props) {
  const { t } = useWords();
  const closeTo = recordHref(kind, kept.id);
  if (late)
    return (
      <Modal title={t("joining:undo.title")} closeTo={closeTo}>
        <Notice kind="error">{t("joining:undo.late")}</Notice>
      </Modal>
    );
  if (split)
    return (
      <Question
        title={t("joining:undoSplit.title")}
        text={t("joining:undoSplit.question")}
        closeTo={closeTo}
        answer={answer}
        confirmLabel={t("joining:undoSplit.confirm")}
        pendingLabel={t("joining:undo.undoing")}
      >
        <MovedCounts kind="split" moves={moves} />
        <ul className="list-disc pl-6">
          <li>{t("joining:undoSplit.back")}</li>
          <li>{t("joining:undoSplit.stays")}</li>
        </ul>
      </Question>
    );
  const said = { name, kept: kept.name };
  return (
    <Question
      title={t("joining:undo.title")}
      text={t("joining:undo.question", said)}
      closeTo={closeTo}
      answer={answer}
      confirmLabel={t("joining:undo.confirm")}
      pendingLabel={t("joining:undo.undoing")}
    >
      <section>
        <h3 className="font-semibold">{t("joining:undo.moves", { name })}</h3>
        <MovedCounts kind={kind} moves={moves} />
      </section>
      <ul className="list-disc pl-6">
        <li>{t("joining:undo.back", said)}</li>
        <li>{t(edited ? "joining:undo.edited" : "joining:undo.unedited", said)}</li>
        <li>{t("joining:undo.stays", said)}</li>
      </ul>
    </Question>
  );
}

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
  /** Name of the restored record. */
  name: string;
  /** Numbers that move back: the rest was moved or deleted since. */
  moves: Moves;
  /** Whether the kept record was edited since. */
  edited: boolean;
  /** Undone already, or the time is over. */
  late: boolean;
  /** Whether it is a split: jobs were moved, and no record was joined. */
  split?: boolean;
  answer: FormAnswer | undefined;
};

/** Confirms undoing a join, with the values that return and those that stay. */
export function UndoJoin({ kind, kept, name, moves, edited, late, split, answer }: Props) {
  const { t } = useWords();
  const closeTo = recordHref(kind, kept.id);
  if (late)
    return (
      <Modal title={t("merge:undo.title")} closeTo={closeTo}>
        <Notice kind="error">{t("merge:undo.late")}</Notice>
      </Modal>
    );
  if (split)
    return (
      <Question
        title={t("merge:undoSplit.title")}
        text={t("merge:undoSplit.question")}
        closeTo={closeTo}
        answer={answer}
        confirmLabel={t("merge:undoSplit.confirm")}
        pendingLabel={t("merge:undo.undoing")}
      >
        <MovedCounts kind="split" moves={moves} />
        <ul className="list-disc pl-6">
          <li>{t("merge:undoSplit.back")}</li>
          <li>{t("merge:undoSplit.stays")}</li>
        </ul>
      </Question>
    );
  const said = { name, kept: kept.name };
  return (
    <Question
      title={t("merge:undo.title")}
      text={t("merge:undo.question", said)}
      closeTo={closeTo}
      answer={answer}
      confirmLabel={t("merge:undo.confirm")}
      pendingLabel={t("merge:undo.undoing")}
    >
      <section>
        <h3 className="font-semibold">{t("merge:undo.moves", { name })}</h3>
        <MovedCounts kind={kind} moves={moves} />
      </section>
      <ul className="list-disc pl-6">
        <li>{t("merge:undo.back", said)}</li>
        <li>{t(edited ? "merge:undo.edited" : "merge:undo.unedited", said)}</li>
        <li>{t("merge:undo.stays", said)}</li>
      </ul>
    </Question>
  );
}

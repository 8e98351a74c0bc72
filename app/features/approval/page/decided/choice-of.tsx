import type { Choice } from "#app/features/approval/decision.ts";
import { useWords } from "#app/ui/words.ts";

/** The decision about a quote. */
export function ChoiceOf({ quoteId, choices }: { quoteId: string; choices: readonly Choice[] }) {
  const { t } = useWords();
  const choice = choices.find(({ id }) => id === quoteId);
  if (!choice) return null;
  const word = choice.approved ? "approved" : "declined";
  return (
    <>
      <p className={word}>{t(`approval:${word}`)}</p>
      {choice.reason && <p>{t("approval:certificate.reason", { reason: choice.reason })}</p>}
    </>
  );
}

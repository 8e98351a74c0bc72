import { depositOf } from "#app/features/approval/deposit.ts";
import { moneyIn } from "#app/features/approval/page/amounts.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { useWords } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/calendar.ts";
import type { Cents } from "#app/values/money.ts";

/** The approved amount, when the work is ready, and what is paid when. */
export function NextSteps({ revision, total }: { revision: Revision; total: Cents }) {
  const words = useWords();
  const { t, language } = words;
  const { promisedAt, zone = "UTC", deposit: asked, decimals } = revision;
  const money = moneyIn(words, revision);
  const deposit = asked && depositOf(total, asked.percent, decimals).cents;
  return (
    <>
      <p>{t(total > 0 ? "approval:next.call" : "approval:next.nothing")}</p>
      <dl className="facts">
        <div className="total">
          <dt>{t("approval:approvedTotal")}</dt>
          <dd>{money(total)}</dd>
        </div>
        {total > 0 && promisedAt !== undefined && (
          <div>
            <dt>{t("approval:next.ready")}</dt>
            <dd>{formatMoment(promisedAt, language, zone)}</dd>
          </div>
        )}
        {total > 0 && deposit !== undefined && (
          <>
            <div>
              <dt>{t("approval:next.deposit")}</dt>
              <dd>{t("approval:next.depositWhere", { deposit: money(deposit) })}</dd>
            </div>
            <div>
              <dt>{t("approval:next.rest")}</dt>
              <dd>{money(total - deposit)}</dd>
            </div>
          </>
        )}
      </dl>
    </>
  );
}

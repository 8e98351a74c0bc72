import { href } from "react-router";
import type { ListedCredit } from "#app/features/quotes/invoices/money.ts";
import { JobPapers } from "#app/features/quotes/job-page/job-papers.tsx";
import type { PaperChoice } from "#app/features/quotes/job-page/print-papers.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Currency } from "#app/values/money.ts";
import { useAmount, useCalendarDay } from "./use-amount.ts";

type Props = {
  jobId: string;
  credit: ListedCredit;
  currency: Currency;
  reason: string;
  papers: readonly PaperChoice[];
};

/** A credit note on the page of its invoice. */
export function CreditNotice({ jobId, credit, currency, reason, papers }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  const dayOf = useCalendarDay();
  return (
    <Notice kind="info">
      <p>
        {t(credit.voids ? "invoices:credited" : "invoices:corrected", {
          number: credit.number,
          date: dayOf(credit.date),
          amount: amount(credit.total, currency),
        })}
      </p>
      <p className="wrap-anywhere">
        {t("invoices:page.reason")}: {reason}
      </p>
      <JobPapers
        jobId={jobId}
        address={`${href("/repair-cms/:jobId/invoice", { jobId })}?credit=${credit.number}`}
        papers={papers}
        label={t("invoices:page.creditPdf")}
      />
    </Notice>
  );
}

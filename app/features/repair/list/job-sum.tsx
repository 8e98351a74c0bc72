import type { JobCard } from "#app/features/repair/job.ts";
import { useWords } from "#app/ui/words.ts";
import { formatMoney, shownDecimals } from "#app/values/money.ts";

type Sums = Pick<JobCard, "quotedTotal" | "quotedCurrency" | "approvedTotal">;

/** Approved total of a job; else, in soft ink and with a label, the quoted total. */
export function JobSum({ job, className = "" }: { job: Sums; className?: string }) {
  const { t, language } = useWords();
  const { quotedTotal, quotedCurrency, approvedTotal } = job;
  const cents = approvedTotal ?? quotedTotal;
  if (cents === null || quotedCurrency === null) return null;
  const sum = formatMoney(cents, quotedCurrency, language, shownDecimals(cents, quotedCurrency));
  return approvedTotal === null ? (
    <span className={`figures text-ink-soft ${className}`}>{t("repair:jobs.quoted", { sum })}</span>
  ) : (
    <span className={`figures font-semibold ${className}`}>{sum}</span>
  );
}

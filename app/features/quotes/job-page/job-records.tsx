import { LimitNote } from "#app/features/account/budget/limit-note.tsx";
import type { NearLimit } from "#app/features/account/budget/text-limits.ts";
import type { Missing } from "#app/features/quotes/asked/asked.ts";
import { MissingOnPapers } from "#app/features/quotes/asked/missing-list.tsx";
import type { DepositDue, JobMoney } from "#app/features/quotes/invoices/money.ts";
import type { Collecting } from "#app/features/quotes/invoices/pages/collect-actions.tsx";
import { MoneySection } from "#app/features/quotes/invoices/pages/money-section.tsx";
import type { JobEvent } from "#app/features/repair/page/job-event.ts";
import { JobHistory } from "#app/features/repair/page/job-history.tsx";
import type { Readiness } from "#app/features/repair/texts/waiting.ts";
import type { PaperChoice } from "./print-papers.tsx";

type Props = {
  jobId: string;
  /** Undefined where the viewer may not see it. */
  money: JobMoney | undefined;
  deposits: readonly DepositDue[];
  /** What the customer can be asked to pay now. */
  collecting: Collecting | undefined;
  /** An invoice is what comes next on the job, whose button says so. */
  invoiceIsNext: boolean;
  mayWrite: boolean;
  /** Of the estimate; none where there is nothing to estimate. */
  papers: readonly PaperChoice[];
  readiness: readonly Readiness[];
  limit: NearLimit | undefined;
  events: readonly JobEvent[];
  /** What the papers do not say yet, and whether the reader may change what the shop prints. */
  missing: readonly Missing[];
  mayManage: boolean;
};

/** What stands below the quotes of a job: how many translations are left, what its papers lack, its money and its history. */
export const JobRecords = ({
  events,
  money,
  deposits,
  missing,
  mayManage,
  limit,
  ...job
}: Props) => (
  <>
    {job.mayWrite && <LimitNote limit={limit} className="mt-6" />}
    {job.mayWrite && <MissingOnPapers jobId={job.jobId} {...{ missing, mayManage }} />}
    {money && <MoneySection {...job} {...{ money, deposits }} />}
    <JobHistory events={events} />
  </>
);

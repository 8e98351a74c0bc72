import type { JobMoney } from "#app/features/quotes/invoices/money.ts";
import { MoneySection } from "#app/features/quotes/invoices/pages/money-section.tsx";
import type { JobEvent } from "#app/features/repair/job-event.ts";
import { JobHistory } from "#app/features/repair/job-history.tsx";

type Props = {
  jobId: string;
  /** Undefined where the viewer may not see it. */
  money: JobMoney | undefined;
  mayWrite: boolean;
  events: readonly JobEvent[];
};

/** What stands below the quotes of a job: its money and its history. */
export const JobRecords = ({ jobId, money, mayWrite, events }: Props) => (
  <>
    {money && <MoneySection jobId={jobId} money={money} mayWrite={mayWrite} />}
    <JobHistory events={events} />
  </>
);

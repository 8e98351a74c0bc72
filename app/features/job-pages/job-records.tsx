import type { ComponentProps } from "react";
import { LimitNote } from "#app/features/account/budget/limit-note.tsx";
import type { NearLimit } from "#app/features/account/budget/text-limits.ts";
import type { JobMoney } from "#app/features/money/money.ts";
import { MoneySection } from "#app/features/money/money-section.tsx";
import type { Missing } from "#app/features/quotes/asked/asked.ts";
import { MissingOnPapers } from "#app/features/quotes/asked/missing-list.tsx";
import type { JobEvent } from "#app/features/repair/page/job-event.ts";
import { JobHistory } from "#app/features/repair/page/job-history.tsx";

type Props = Omit<ComponentProps<typeof MoneySection>, "money"> & {
  /** Undefined where the viewer may not see it. */
  money: JobMoney | undefined;
  limit: NearLimit | undefined;
  events: readonly JobEvent[];
  /** Details that the documents lack, and whether the viewer may change the print settings. */
  missing: readonly Missing[];
  mayManage: boolean;
};

/**
 * Sections below the quotes of a job: remaining translations, details that its documents lack, its
 * money and its history.
 */
export const JobRecords = ({ events, money, missing, mayManage, limit, ...job }: Props) => (
  <>
    {job.mayWrite && <LimitNote limit={limit} className="mt-6" />}
    {job.mayWrite && <MissingOnPapers jobId={job.jobId} {...{ missing, mayManage }} />}
    {money && <MoneySection {...job} money={money} />}
    <JobHistory events={events} />
  </>
);

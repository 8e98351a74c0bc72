import { href } from "react-router";
import { JobClock } from "#app/features/clock/job-clock.tsx";
import type { Running } from "#app/features/clock/running.ts";
import { InspectionLine } from "#app/features/inspection/inspection-line.tsx";
import type { ShownPanel } from "#app/features/messages/conversation/panel.server.ts";
import { MessagePanel } from "#app/features/messages/conversation/panel.tsx";
import { PartsLine } from "#app/features/parts/job/parts-line.tsx";
import { WaitingNotice } from "#app/features/photos/waiting/waiting-notice.tsx";
import { WalkLink } from "#app/features/photos/walk/walk-link.tsx";
import type { JobInspection } from "#app/features/repair/job-inspection.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  jobId: string;
  /** The viewer, if they may write. */
  viewerId: string | undefined;
  inspection: JobInspection | undefined;
  /** Number of walk-round places with a photo, and whether it is signed. */
  walk: [taken: number, signed: 0 | 1];
  /** Number of arrived parts and of all parts, and whether the shop orders parts. */
  parts: [here: number, all: number, isUsed: 0 | 1];
  /** Last messages with the customer; undefined where the viewer may not read them. */
  messages: ShownPanel | undefined;
  /** The viewer's running clock, in a shop that uses it. */
  clock: Running | undefined;
  customer: { customerId: string | null; customerFirstName: string };
};

/**
 * Notices below the head of a job: photos that are still on this device, and the progress of its
 * walk-round and its inspection.
 */
export function JobNotes({
  jobId,
  viewerId,
  inspection,
  walk: [taken, signed],
  parts,
  messages,
  customer,
  clock,
}: Props) {
  const { t } = useWords();
  return (
    <>
      {clock && <JobClock jobId={jobId} running={clock} />}
      {viewerId && <WaitingNotice jobId={jobId} viewerId={viewerId} />}
      <div className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
        {(viewerId || taken > 0) && (
          <p className="flex flex-wrap items-center gap-x-3">
            <WalkLink jobId={jobId} taken={taken} />
            {signed === 1 && <Badge tone="good">{t("photos:walk.isSigned")}</Badge>}
          </p>
        )}
        <InspectionLine
          jobId={jobId}
          to={href("/repair-cms/:jobId/inspection", { jobId })}
          inspection={inspection}
          mayStart={viewerId !== undefined}
        />
        <PartsLine jobId={jobId} parts={parts} mayStart={viewerId !== undefined} />
      </div>
      {messages && customer.customerId && (
        <MessagePanel
          customerId={customer.customerId}
          jobId={jobId}
          name={customer.customerFirstName}
          panel={messages}
        />
      )}
    </>
  );
}

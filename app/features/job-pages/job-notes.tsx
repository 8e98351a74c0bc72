import { href } from "react-router";
import { InspectionLine } from "#app/features/inspection/inspection-line.tsx";
import { WaitingNotice } from "#app/features/photos/waiting/waiting-notice.tsx";
import type { JobInspection } from "#app/features/repair/job-inspection.ts";

type Props = {
  jobId: string;
  /** Who may write; undefined for whoever only reads. */
  viewerId: string | undefined;
  inspection: JobInspection | undefined;
};

/** What stands below the head of a job: photos that are still on this device, and how far its inspection is. */
export function JobNotes({ jobId, viewerId, inspection }: Props) {
  return (
    <>
      {viewerId && <WaitingNotice jobId={jobId} viewerId={viewerId} />}
      <InspectionLine
        to={href("/repair-cms/:jobId/inspection", { jobId })}
        inspection={inspection}
        mayStart={viewerId !== undefined}
      />
    </>
  );
}

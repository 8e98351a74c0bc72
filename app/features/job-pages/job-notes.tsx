import { href } from "react-router";
import { InspectionLine } from "#app/features/inspection/inspection-line.tsx";
import { MessagePanel, type ShownPanel } from "#app/features/messages/conversation/panel.tsx";
import { WaitingNotice } from "#app/features/photos/waiting/waiting-notice.tsx";
import type { JobInspection } from "#app/features/repair/job-inspection.ts";

type Props = {
  jobId: string;
  /** Who may write; undefined for whoever only reads. */
  viewerId: string | undefined;
  inspection: JobInspection | undefined;
  /** What was last said with the customer; undefined for who does not read it. */
  messages: ShownPanel | undefined;
  customer: { customerId: string | null; customerFirstName: string };
};

/** What stands below the head of a job: photos that are still on this device, and how far its inspection is. */
export function JobNotes({ jobId, viewerId, inspection, messages, customer }: Props) {
  return (
    <>
      {viewerId && <WaitingNotice jobId={jobId} viewerId={viewerId} />}
      <InspectionLine
        to={href("/repair-cms/:jobId/inspection", { jobId })}
        inspection={inspection}
        mayStart={viewerId !== undefined}
      />
      {messages && customer.customerId && (
        <MessagePanel
          customerId={customer.customerId}
          jobId={jobId}
          name={customer.customerFirstName}
          messages={messages}
        />
      )}
    </>
  );
}

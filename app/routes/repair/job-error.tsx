import { isRouteErrorResponse } from "react-router";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { JobProblem } from "#app/features/repair/page/job-notices.tsx";

/** The error boundary of a job's pages: absent, unreadable, or a form whose session had ended. */
export function JobError({ error }: { error: unknown }) {
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  return <JobProblem missing={isRouteErrorResponse(error) && error.status === 404} />;
}

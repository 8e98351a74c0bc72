import { Link } from "react-router";
import type { JobInspection } from "#app/features/repair/job-inspection.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { useStoredTaps } from "./page/stored-taps.ts";

type Props = {
  jobId: string;
  to: string;
  inspection: JobInspection | undefined;
  mayStart: boolean;
};

/** Progress of a job's inspection, or a link to start one. */
export function InspectionLine({ jobId, to, inspection, mayStart }: Props) {
  const { t } = useWords();
  const waiting = useStoredTaps(jobId);
  if (!inspection)
    return mayStart ? <LinkButton to={to}>{t("inspection:start.button")}</LinkButton> : null;
  const { finished, ...counts } = inspection;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Link to={to} className="inline-flex min-h-11 items-center font-semibold underline">
        {t("inspection:line", counts)}
      </Link>
      {waiting > 0 && <span>{t("inspection:onPhone", { number: waiting })}</span>}
      {finished && <Badge tone="good">{t("inspection:finished")}</Badge>}
    </p>
  );
}

import { href, Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  jobId: string;
  parts: [here: number, all: number, isUsed: 0 | 1];
  mayStart: boolean;
};

/** Number of a job's parts that are here, or the link to mark parts as needed. */
export function PartsLine({ jobId, parts: [here, all, isUsed], mayStart }: Props) {
  const { t } = useWords();
  const to = href("/repair-cms/:jobId/parts", { jobId });
  if (all === 0)
    return mayStart && isUsed ? <LinkButton to={to}>{t("parts:ofJob.start")}</LinkButton> : null;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Link to={to} className="inline-flex min-h-11 items-center font-semibold underline">
        {t("parts:ofJob.link", { here, all })}
      </Link>
      {here === all && <Badge tone="good">{t("parts:ofJob.arrived")}</Badge>}
    </p>
  );
}

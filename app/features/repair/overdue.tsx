import { Badge } from "#app/ui/badge.tsx";
import { Moment } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";

/** Said with a word and a sign, not by color alone. */
const Overdue = () => {
  const { t } = useWords();
  return (
    <Badge tone="bad">
      <span aria-hidden>⏰</span> {t("repair:job.overdue")}
    </Badge>
  );
};

/** Until when a job is promised, and whether that has passed. */
export const PromisedTime = ({ at, overdue }: { at: Date; overdue: boolean }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    <Moment at={at.getTime()} />
    {overdue && <Overdue />}
  </span>
);

import { Badge } from "#app/ui/badge.tsx";
import { NearMoment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";

/** Uses a word and an icon, not color alone. */
const Overdue = () => {
  const { t } = useWords();
  return (
    <Badge tone="bad" whole>
      <AlarmClock /> {t("repair:job.overdue")}
    </Badge>
  );
};

const AlarmClock = () => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="-mt-0.5 inline size-4 fill-none stroke-current stroke-2"
    strokeLinecap="round"
  >
    <circle cx="12" cy="13" r="8" />
    <path d="M12 8.5V13l3 2M2.5 7 6 3.5m12 0L21.5 7" />
  </svg>
);

/** Until when a job is promised, and whether that has passed. */
export const PromisedTime = ({ at, overdue }: { at: Date; overdue: boolean }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    <span className={overdue ? "font-semibold text-bad" : "font-semibold"}>
      <NearMoment at={at.getTime()} />
    </span>
    {overdue && <Overdue />}
  </span>
);

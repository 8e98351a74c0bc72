import { href, Link } from "react-router";
import { useWords } from "#app/ui/words.ts";
import { ClockButton, StopButton } from "./clock-buttons.tsx";
import type { Running } from "./running.ts";
import { RunningTime } from "./running-time.tsx";
import { workName } from "./work-name.ts";

type Props = { jobId: string; running: Running };

/** Starts and stops the viewer's time on a job. */
export function JobClock({ jobId, running: { entry, newId, now } }: Props) {
  const { t } = useWords();
  const isHere = entry?.jobId === jobId;
  return (
    <section
      aria-label={t("clock:ofJob")}
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
    >
      {isHere ? (
        <>
          <StopButton id={entry.id} />
          <RunningTime since={entry.startedAt} now={now} />
        </>
      ) : (
        <>
          <ClockButton
            action={href("/repair-cms/:jobId/clock", { jobId })}
            id={newId}
            kind="start"
          />
          {entry && <span>{t("clock:elsewhere", { work: workName(entry, t) })}</span>}
        </>
      )}
      <Link
        to={href("/repair-cms/:jobId/clock", { jobId })}
        className="inline-flex min-h-11 items-center underline"
      >
        {t("clock:choose")}
      </Link>
    </section>
  );
}

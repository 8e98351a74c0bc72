import { href, Link } from "react-router";
import { useWords } from "#app/ui/words.ts";
import { StopButton } from "./clock-buttons.tsx";
import type { Running } from "./running.ts";
import { RunningTime } from "./running-time.tsx";
import { workName } from "./work-name.ts";

/** The viewer's running entry, above the list of jobs and on the sheet. */
export function RunningLine({
  running: { entry, now },
  link,
}: {
  running: Running;
  link: boolean;
}) {
  const { t } = useWords();
  return (
    <section
      aria-label={t("clock:title")}
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
    >
      {entry ? (
        <>
          {entry.jobId && entry.number !== null ? (
            <Link
              to={href("/repair-cms/:jobId", { jobId: entry.jobId })}
              className="label inline-flex min-h-11 items-center text-lg underline"
            >
              {workName(entry, t)}
            </Link>
          ) : (
            <span className="label text-lg">{workName(entry, t)}</span>
          )}
          <RunningTime since={entry.startedAt} now={now} />
          <StopButton id={entry.id} />
        </>
      ) : (
        <span className="text-ink-soft">{t("clock:idle")}</span>
      )}
      {link && (
        <Link to={href("/repair-cms/time")} className="inline-flex min-h-11 items-center underline">
          {t("clock:sheetLink")}
        </Link>
      )}
    </section>
  );
}

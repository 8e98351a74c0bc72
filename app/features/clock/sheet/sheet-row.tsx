import { href, Link } from "react-router";
import { workName } from "#app/features/clock/work-name.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatTime } from "#app/values/calendar.ts";
import type { SheetEntry } from "./sheet.ts";

type Props = { entry: SheetEntry; zone: string; mayCorrect: boolean };

/** An entry of a sheet; one that was corrected is struck through. */
export function SheetRow({ entry, zone, mayCorrect }: Props) {
  const { t, language } = useWords();
  const { startedAt, endedAt, correctedBy, number, jobId, quoteNumber } = entry;
  const time = (at: number) => formatTime(at, language, zone);
  const name = workName(entry, t);
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-t border-line py-1">
      <span className={correctedBy ? "line-through" : ""}>
        <span className="figures" suppressHydrationWarning>
          {time(startedAt)} – {endedAt === null ? t("clock:sheet.open") : time(endedAt)}
        </span>{" "}
        {jobId && number !== null ? (
          <Link
            to={href("/repair-cms/:jobId", { jobId })}
            className="inline-flex min-h-11 items-center underline"
          >
            {name}
          </Link>
        ) : (
          <span className="inline-flex min-h-11 items-center">{name}</span>
        )}{" "}
        <span className="wrap-anywhere">
          {entry.vehicle}
          {quoteNumber !== null && ` · ${t("clock:sheet.quote", { number: quoteNumber })}`}
        </span>
      </span>
      {correctedBy && <Badge tone="plain">{t("clock:sheet.corrected")}</Badge>}
      {entry.isForgotten && !correctedBy && <Badge tone="bad">{t("clock:sheet.forgotten")}</Badge>}
      {entry.why && (
        <span className="wrap-anywhere text-ink-soft">
          {t("clock:sheet.by", { name: entry.by ?? t("clock:sheet.former"), why: entry.why })}
        </span>
      )}
      {mayCorrect && !correctedBy && endedAt !== null && (
        <Link
          to={href("/repair-cms/time/:entryId/correct", { entryId: entry.id })}
          className="inline-flex min-h-11 items-center underline print:hidden"
        >
          {t("clock:sheet.correct")}
        </Link>
      )}
    </li>
  );
}

import { Badge } from "#app/ui/badge.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoment, zoneName } from "#app/values/calendar.ts";
import type { LiveSession } from "./session.ts";

/** Start in the viewer's time zone, duration, language and state. */
export function SessionTime({
  session: { startsAt, endsAt, cancelled, language: spoken },
}: {
  session: LiveSession;
}) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <time
        dateTime={new Date(startsAt).toISOString()}
        className={`figures ${cancelled ? "line-through" : "font-semibold"}`}
        suppressHydrationWarning
      >
        {formatMoment(startsAt, language, zone)} {zoneName(startsAt, language, zone)}
      </time>
      <span className="figures text-ink-soft">
        {t("videos:minutes", { n: Math.round((endsAt - startsAt) / 60_000) })}
      </span>
      {spoken && <Badge tone="plain">{t(`videos:language.${spoken}`)}</Badge>}
      {cancelled && <Badge tone="bad">{t("videos:live.cancelled")}</Badge>}
    </p>
  );
}

import { useEffect, useState } from "react";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatTime } from "#app/values/calendar.ts";
import { hoursAndMinutes, minutesBetween } from "./entry.ts";

type Props = { since: number; now: number };

/** The start and the duration of a running entry: rendered by the server, counted on by scripts. */
export function RunningTime({ since, now: start }: Props) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const [now, setNow] = useState(start);
  useEffect(() => {
    const count = () => setNow(Date.now());
    const timer = setInterval(count, 20_000);
    count();
    return () => clearInterval(timer);
  }, []);
  return (
    <span suppressHydrationWarning>
      {t("clock:running", { time: formatTime(since, language, zone) })}
      <b className="figures ml-3 text-xl">
        {hoursAndMinutes(Math.max(0, minutesBetween(since, now)))}
      </b>
    </span>
  );
}

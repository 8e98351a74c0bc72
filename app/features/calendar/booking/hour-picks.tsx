import { useWords } from "#app/ui/words.ts";
import { formatTime } from "#app/values/calendar.ts";
import { instantOf } from "#app/values/wall-time.ts";

/** The offered times of a day, by the shop's wall clock; the first is chosen. */
export function HourPicks(props: {
  day: string;
  zone: string;
  times: readonly string[];
  chosen?: unknown;
}) {
  const { t, language } = useWords();
  const { day, zone, times, chosen = times[0] } = props;
  return (
    <fieldset>
      <legend>{t("booking:hour")}</legend>
      <div className="times">
        {times.map((time) => (
          <label key={time} className="pick">
            <input type="radio" name="time" value={time} defaultChecked={time === chosen} />
            {formatTime(instantOf(`${day}T${time}`, zone) ?? 0, language, zone)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

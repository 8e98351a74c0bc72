import { formatLongDay } from "#app/features/calendar/letters/when.ts";
import { useWords } from "#app/ui/words.ts";
import { formatTime } from "#app/values/calendar.ts";
import { instantOf } from "#app/values/wall-time.ts";
import { Problem } from "./fields.tsx";
import { Hidden, useAction } from "./said-fields.tsx";
import type { Step } from "./steps.ts";
import { Urgent } from "./urgent-notice.tsx";
import { WhoFields } from "./who-fields.tsx";

export function Who({ step }: { step: Step<"who"> }) {
  const { t, language } = useWords();
  const { shop, said, urgent, day, zone, times, confirms, typing } = step;
  const action = useAction(shop);
  const chosen = typing.values.time ?? times[0];
  const shown = (time: string) =>
    formatTime(instantOf(`${day}T${time}`, zone) ?? 0, language, zone);
  return (
    <>
      <Urgent urgent={urgent} shop={shop} />
      <p className="label">{t("booking:steps", { step: 3 })}</p>
      <h1>{formatLongDay(day, language)}</h1>
      <Problem message={typing.error} />
      <form method="post" action={action}>
        <Hidden said={said} />
        <button className="second" type="submit">
          {t("booking:change")}
        </button>
      </form>
      <form method="post" action={action} noValidate>
        <Hidden said={said} />
        <input type="hidden" name="day" value={day} />
        <section>
          <fieldset>
            <legend>{t("booking:hour")}</legend>
            <div className="times">
              {times.map((time) => (
                <label key={time} className="pick">
                  <input type="radio" name="time" value={time} defaultChecked={time === chosen} />
                  {shown(time)}
                </label>
              ))}
            </div>
          </fieldset>
          <p className="note">{t("booking:hourIn", { zone: zone.replaceAll("_", " ") })}</p>
        </section>
        <WhoFields typing={typing} shop={shop.name} />
        <button type="submit">{t(confirms ? "booking:book" : "booking:request")}</button>
      </form>
    </>
  );
}

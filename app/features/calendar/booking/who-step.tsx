import { formatLongDay } from "#app/features/calendar/letters/when.ts";
import { useWords } from "#app/ui/words.ts";
import { Problem } from "./fields.tsx";
import { HourPicks } from "./hour-picks.tsx";
import { SaidFields, useAction } from "./said-fields.tsx";
import type { Step } from "./steps.ts";
import { UrgentNotice } from "./urgent-notice.tsx";
import { WhoFields } from "./who-fields.tsx";

/** The hour, and who comes with which vehicle. */
export function WhoStep({ step }: { step: Step<"who"> }) {
  const { t, language } = useWords();
  const { shop, said, urgent, day, zone, times, confirms, typing } = step;
  const action = useAction(shop);
  return (
    <>
      <UrgentNotice urgent={urgent} shop={shop} />
      <p className="label">{t("booking:steps", { step: 3 })}</p>
      <h1>{formatLongDay(day, language)}</h1>
      <Problem message={typing.error} />
      <form method="post" action={action}>
        <SaidFields said={said} />
        <button className="second" type="submit">
          {t("booking:change")}
        </button>
      </form>
      <form method="post" action={action} noValidate>
        <SaidFields said={said} />
        <input type="hidden" name="day" value={day} />
        <section>
          <HourPicks day={day} zone={zone} times={times} chosen={typing.values.time} />
          <p className="note">{t("booking:hourIn", { zone: zone.replaceAll("_", " ") })}</p>
        </section>
        <WhoFields typing={typing} shop={shop.name} />
        <button type="submit">{t(confirms ? "booking:book" : "booking:request")}</button>
      </form>
    </>
  );
}

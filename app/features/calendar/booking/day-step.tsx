import { CallShop } from "#app/features/approval/page/page-parts.tsx";
import { hoursText } from "#app/features/calendar/appointment/hours-text.ts";
import { formatLongDay } from "#app/features/calendar/letters/when.ts";
import { useWords } from "#app/ui/words.ts";
import { Problem } from "./fields.tsx";
import { SaidFields, useAction } from "./said-fields.tsx";
import type { Step } from "./steps.ts";
import { UrgentNotice } from "./urgent-notice.tsx";

/** The days that have an hour for it, and what may be urgent about it. */
export function DayStep({ step }: { step: Step<"day"> }) {
  const { t, language } = useWords();
  const { shop, said, urgent, systems, hours, days, typing } = step;
  const action = useAction(shop);
  return (
    <>
      <UrgentNotice urgent={urgent} shop={shop} />
      <p className="label">{t("booking:steps", { step: 2 })}</p>
      <h1>{t("booking:day")}</h1>
      <Problem message={typing.error} />
      {systems.length > 0 && (
        <p className="note">{t("booking:understood", { systems: systems.join(", ") })}</p>
      )}
      {days.length === 0 ? (
        <section>
          <p>{t("booking:noDays")}</p>
          <CallShop phone={shop.phone} />
        </section>
      ) : (
        <form method="post" action={action}>
          <SaidFields said={said} />
          <p className="note">{t("booking:dayHint", { hours: hoursText(hours, language) })}</p>
          {days.map((day) => (
            <button key={day} className="second" type="submit" name="day" value={day}>
              {formatLongDay(day, language)}
            </button>
          ))}
        </form>
      )}
    </>
  );
}

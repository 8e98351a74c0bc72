import { href } from "react-router";
import { CallShop } from "#app/features/approval/page/page-parts.tsx";
import { Problem } from "#app/features/calendar/booking/fields.tsx";
import { HourPicks } from "#app/features/calendar/booking/hour-picks.tsx";
import type { Typing } from "#app/features/calendar/booking/steps.ts";
import { formatLongDay } from "#app/features/calendar/letters/when.ts";
import { useWords } from "#app/ui/words.ts";
import { useInLanguage, VisitFrame, type VisitProps } from "./visit-frame.tsx";

type MoveProps = VisitProps & {
  days: readonly string[];
  day: string | undefined;
  times: readonly string[];
  error: Typing["error"];
};

/** The days and hours that an appointment can be moved to. */
export function MoveVisitPage({ visit, days, day, times, error }: MoveProps) {
  const { t, language } = useWords();
  const inLanguage = useInLanguage();
  const { token, zone, shop } = visit;
  const path = inLanguage(href("/appointments/:token/move", { token }));
  const back = inLanguage(href("/appointments/:token", { token }));
  return (
    <VisitFrame visit={visit} title={t("booking:move")}>
      <h1>{t("booking:move")}</h1>
      <Problem message={error} />
      {!visit.isChangeable ? (
        <p>{t("booking:passed")}</p>
      ) : day && times.length > 0 ? (
        <form method="post" action={path}>
          <input type="hidden" name="day" value={day} />
          <section>
            <h2>{formatLongDay(day, language)}</h2>
            <HourPicks day={day} zone={zone} times={times} />
          </section>
          <button type="submit">{t("booking:move")}</button>
          <a className="second" href={path}>
            {t("booking:change")}
          </a>
        </form>
      ) : (
        <>
          {days.map((one) => (
            <a key={one} className="second" href={`${path}&day=${one}`}>
              {formatLongDay(one, language)}
            </a>
          ))}
          {days.length === 0 && <p>{t("booking:noDays")}</p>}
        </>
      )}
      <a className="second" href={back}>
        {t("booking:keep")}
      </a>
      <CallShop phone={shop.phone} />
    </VisitFrame>
  );
}

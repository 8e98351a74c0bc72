import { href } from "react-router";
import { CallShop } from "#app/features/approval/page/page-parts.tsx";
import { formatWhen } from "#app/features/calendar/letters/when.ts";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { useInLanguage, VisitFrame, type VisitProps } from "./visit-frame.tsx";

/** An appointment as its customer sees it: when it is, and what can still be done. */
export function VisitPage({ visit }: VisitProps) {
  const { t, language } = useWords();
  const inLanguage = useInLanguage();
  const { token, state, startsAt, zone, shop, isChangeable, bookAt } = visit;
  const params = { token };
  const title = t(`booking:state.${state}`);
  const isGood = state === "booked" || state === "confirmed" || state === "here";
  return (
    <VisitFrame visit={visit} title={`${title} · ${shop.name}`}>
      <section className={isGood ? "done" : undefined}>
        <h1>{title}</h1>
        <p className="finding">{formatWhen(startsAt, language, zone)}</p>
        {state === "requested" && <p>{t("booking:requestedText")}</p>}
        <p className="vehicle">
          {visit.plate && <span className="plate">{visit.plate}</span>}
          {vehicleName(visit, language)}
        </p>
        {visit.service && <p>{visit.service}</p>}
        <h2 className="label">{t("booking:yourWords")}</h2>
        <p className="pre" lang={visit.complaintLanguage}>
          {visit.complaint}
        </p>
        <p className="note">{t("booking:keepLink")}</p>
      </section>
      {isChangeable ? (
        <>
          {state === "booked" && (
            <form method="post" action={inLanguage(href("/appointments/:token/confirm", params))}>
              <button type="submit">{t("booking:confirm")}</button>
            </form>
          )}
          <a className="second" href={href("/appointments/:token/appointment.ics", params)}>
            {t("booking:addToCalendar")}
          </a>
          <a className="second" href={inLanguage(href("/appointments/:token/move", params))}>
            {t("booking:move")}
          </a>
          <a className="second" href={inLanguage(href("/appointments/:token/cancel", params))}>
            {t("booking:cancel")}
          </a>
        </>
      ) : (
        <>
          <p>{t("booking:passed")}</p>
          {bookAt && (
            <a
              className="second"
              href={`${inLanguage(href("/book/:shop", { shop: bookAt }))}&again=${token}`}
            >
              {t("booking:again")}
            </a>
          )}
        </>
      )}
      <CallShop phone={shop.phone} />
    </VisitFrame>
  );
}

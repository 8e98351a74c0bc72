import type { ReactNode } from "react";
import { href } from "react-router";
import { CallShop, ShopHead } from "#app/features/approval/page/page-parts.tsx";
import { formatLongDay, formatWhen } from "#app/features/calendar/letters/when.ts";
import { useWords } from "#app/ui/words.ts";
import { formatTime } from "#app/values/calendar.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { instantOf } from "#app/values/wall-time.ts";
import { Problem } from "./fields.tsx";
import type { Typing } from "./steps.ts";
import type { ShownVisit } from "./visit.server.ts";

type Props = { visit: ShownVisit };

/** An address of this appointment, in the language of the page. */
const useInLanguage = () => {
  const { language } = useWords();
  return (path: string) => `${path}?lng=${language}`;
};

function Frame({ visit, title, children }: Props & { title: string; children: ReactNode }) {
  const { shop, token } = visit;
  return (
    <>
      <title>{title}</title>
      <ShopHead shop={{ ...shop, logo: null }} path={href("/appointments/:token", { token })} />
      <main>{children}</main>
    </>
  );
}

/** An appointment as its customer sees it: when it is, and what can still be done. */
export function VisitPage({ visit }: Props) {
  const { t, language } = useWords();
  const inLanguage = useInLanguage();
  const { token, state, startsAt, zone, shop, isChangeable, bookAt } = visit;
  const params = { token };
  const title = t(`booking:state.${state}`);
  const isGood = state === "booked" || state === "confirmed" || state === "here";
  return (
    <Frame visit={visit} title={`${title} · ${shop.name}`}>
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
    </Frame>
  );
}

/** The question before an appointment is canceled. */
export function CancelPage({ visit }: Props) {
  const { t, language } = useWords();
  const inLanguage = useInLanguage();
  const params = { token: visit.token };
  return (
    <Frame visit={visit} title={t("booking:cancelTitle")}>
      <section>
        <h1>{t("booking:cancelTitle")}</h1>
        <p>{formatWhen(visit.startsAt, language, visit.zone)}</p>
        {visit.isChangeable ? (
          <form method="post" action={inLanguage(href("/appointments/:token/cancel", params))}>
            <button type="submit">{t("booking:cancelYes")}</button>
          </form>
        ) : (
          <p>{t("booking:passed")}</p>
        )}
        <a className="second" href={inLanguage(href("/appointments/:token", params))}>
          {t("booking:keep")}
        </a>
      </section>
    </Frame>
  );
}

type MoveProps = Props & {
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
  const shown = (time: string) =>
    formatTime(instantOf(`${day}T${time}`, zone) ?? 0, language, zone);
  return (
    <Frame visit={visit} title={t("booking:move")}>
      <h1>{t("booking:move")}</h1>
      <Problem message={error} />
      {!visit.isChangeable ? (
        <p>{t("booking:passed")}</p>
      ) : day && times.length > 0 ? (
        <form method="post" action={path}>
          <input type="hidden" name="day" value={day} />
          <section>
            <h2>{formatLongDay(day, language)}</h2>
            <fieldset>
              <legend>{t("booking:hour")}</legend>
              <div className="times">
                {times.map((time, at) => (
                  <label key={time} className="pick">
                    <input type="radio" name="time" value={time} defaultChecked={at === 0} />
                    {shown(time)}
                  </label>
                ))}
              </div>
            </fieldset>
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
    </Frame>
  );
}

import { href } from "react-router";
import { CallShop, ShopHead } from "#app/features/approval/page/page-parts.tsx";
import { hoursText } from "#app/features/calendar/appointment/hours-text.ts";
import { formatLongDay } from "#app/features/calendar/letters/when.ts";
import { useWords } from "#app/ui/words.ts";
import { languageNames, languages } from "#app/values/language.ts";
import { Problem, Text } from "./fields.tsx";
import { HourPicks } from "./hour-picks.tsx";
import { PickTick } from "./pick-tick.tsx";
import type { Answers, BookingShop, BookingStep, Step } from "./steps.ts";
import type { UrgentKind } from "./urgent-lexicon.ts";
import { WhoFields } from "./who-fields.tsx";

/** The booking page of a shop, one step at a time: it works without a script. */
export function BookingPage({ step }: { step: BookingStep }) {
  const { t } = useWords();
  const { shop } = step;
  const path = href("/book/:shop", { shop: shop.address });
  return (
    <>
      <title>{t("booking:title", { shop: shop.name })}</title>
      <meta name="description" content={t("booking:description", { shop: shop.name })} />
      {step.kind !== "language" && <ShopHead shop={{ ...shop, logo: null }} path={path} />}
      <main>
        {step.kind === "language" && <ChooseLanguage shop={shop} path={path} />}
        {step.kind === "what" && <WhatStep step={step} />}
        {step.kind === "day" && <DayStep step={step} />}
        {step.kind === "who" && <WhoStep step={step} />}
      </main>
    </>
  );
}

/** Before anything else is read: each language by its own name. */
function ChooseLanguage({ shop, path }: { shop: BookingShop; path: string }) {
  return (
    <section>
      <h1>{shop.name}</h1>
      {languages.map((language) => (
        <a
          key={language}
          className="second"
          href={`${path}?lng=${language}`}
          hrefLang={language}
          lang={language}
        >
          {languageNames[language]}
        </a>
      ))}
    </section>
  );
}

/** Step 3: the time, and the customer with the vehicle. */
function WhoStep({ step }: { step: Step<"who"> }) {
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

/** The days that have an hour for it, and what may be urgent about it. */
function DayStep({ step }: { step: Step<"day"> }) {
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

/** Warns of problems that make driving unsafe, above everything else. */
function UrgentNotice({ urgent, shop }: { urgent: readonly UrgentKind[]; shop: BookingShop }) {
  const { t } = useWords();
  if (urgent.length === 0) return null;
  return (
    <section className="urgent" role="alert">
      <h2>{t("booking:urgentTitle")}</h2>
      {urgent.map((kind) => (
        <p key={kind}>{t(`booking:urgent.${kind}`)}</p>
      ))}
      <p>{t("booking:urgentCall")}</p>
      <CallShop phone={shop.phone} />
      <p className="note">{t("booking:urgentStill")}</p>
    </section>
  );
}

/** Step 1: the complaint and the service. */
function WhatStep({ step: { shop, services, key, again, typing } }: { step: Step<"what"> }) {
  const { t } = useWords();
  const chosen = String(typing.values.service ?? "0");
  return (
    <>
      <p className="label">{t("booking:steps", { step: 1 })}</p>
      <h1>{t("booking:what")}</h1>
      <Problem message={typing.error} />
      <form method="post" action={useAction(shop)} noValidate>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="again" value={again} />
        <section>
          <Text name="complaint" typing={typing} hint={t("booking:complaintHint")} rows={4}>
            {t("booking:complaint")}
          </Text>
          <fieldset>
            <legend>{t("booking:service")}</legend>
            {services.map((name, at) => (
              <label key={name} className="pick">
                <input
                  type="radio"
                  name="service"
                  value={at}
                  defaultChecked={chosen === String(at)}
                />
                {name}
              </label>
            ))}
          </fieldset>
          <PickTick name="waits" defaultChecked={typing.values.waits === "yes"}>
            {t("booking:waits")}
          </PickTick>
        </section>
        <button type="submit">{t("booking:next")}</button>
      </form>
    </>
  );
}

/** Where the steps are posted: the page, in the language that was chosen. */
const useAction = ({ address }: BookingShop) => {
  const { language } = useWords();
  return `${href("/book/:shop", { shop: address })}?lng=${language}`;
};

/** Answers of earlier steps as hidden fields. */
const SaidFields = ({ said }: { said: Answers }) =>
  Object.entries(said).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

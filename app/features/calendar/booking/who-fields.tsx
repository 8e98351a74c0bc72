import { useWords } from "#app/ui/words.ts";
import { Text } from "./fields.tsx";
import { PickTick } from "./pick-tick.tsx";
import type { Typing } from "./steps.ts";

/** Fields for the customer, the vehicle and the consents. */
export function WhoFields({ typing, shop }: { typing: Typing; shop: string }) {
  const { t } = useWords();
  const consent = typing.fields.consent;
  return (
    <section>
      <h2>{t("booking:contact")}</h2>
      <Text name="firstName" typing={typing} autoComplete="given-name">
        {t("booking:firstName")}
      </Text>
      <Text name="lastName" typing={typing} autoComplete="family-name">
        {t("booking:lastName")}
      </Text>
      <Text name="phone" typing={typing} type="tel" autoComplete="tel">
        {t("booking:phone")}
      </Text>
      <Text
        name="email"
        typing={typing}
        type="email"
        autoComplete="email"
        hint={t("booking:emailHint")}
        optional
      >
        {t("booking:email")}
      </Text>
      <Text name="make" typing={typing} autoCapitalize="words">
        {t("booking:make")}
      </Text>
      <Text name="model" typing={typing} autoCapitalize="words">
        {t("booking:model")}
      </Text>
      <Text name="year" typing={typing} inputMode="numeric">
        {t("booking:year")}
      </Text>
      <Text name="plate" typing={typing} autoCapitalize="characters" hint={t("booking:plateOrVin")}>
        {t("booking:plate")}
      </Text>
      <Text name="vin" typing={typing} autoCapitalize="characters" optional>
        {t("booking:vin")}
      </Text>
      <div className="unseen" aria-hidden="true">
        <label htmlFor="website">{t("booking:website")}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <PickTick
        name="consent"
        defaultChecked={typing.values.consent === "yes"}
        aria-invalid={consent ? true : undefined}
        aria-describedby={consent && "consent-problem"}
      >
        {t("booking:consent", { shop })}
      </PickTick>
      {consent && (
        <p className="problem" id="consent-problem">
          {t(consent)}
        </p>
      )}
      <PickTick name="marketing" defaultChecked={typing.values.marketing === "yes"}>
        {t("booking:marketing", { shop })}
      </PickTick>
    </section>
  );
}

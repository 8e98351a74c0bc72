import { useWords } from "#app/ui/words.ts";
import { Problem, Text } from "./fields.tsx";
import { PickTick } from "./pick-tick.tsx";
import { useAction } from "./said-fields.tsx";
import type { Step } from "./steps.ts";

/** What is wrong with the car, and which service is wanted. */
export function WhatStep({ step: { shop, services, key, again, typing } }: { step: Step<"what"> }) {
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

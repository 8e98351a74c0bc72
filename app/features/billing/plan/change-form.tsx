import { href } from "react-router";
import { plans } from "#app/features/billing/plans.ts";
import { CancelLink, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoney } from "#app/values/money.ts";
import { dayOf, planName, priceOf } from "./offer.ts";
import type { Step } from "./step.ts";

/** Confirms a change of plan, and says what it charges. */
export function ChangeForm({ step, answer }: { step: Step; answer: FormAnswer | undefined }) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const plan = t(planName[step.to]);
  const stays = step.do === "stay";
  const kind = step.do === "stay" ? "stay" : (`${step.do}${step.trial ? "Trial" : ""}` as const);
  const sentence = t(`billing:change.${kind}`, {
    plan,
    date: dayOf(step.at, language, zone),
    price: priceOf(step.to, language),
    difference: formatMoney(
      Math.abs(plans[step.to].price - plans[step.from].price),
      "USD",
      language,
    ),
  });
  return (
    <Modal
      title={t(stays ? "billing:change.titleKeep" : "billing:change.title")}
      closeTo={href("/premium")}
    >
      <WorkForm answer={answer} className="grid gap-5">
        <input type="hidden" name="plan" value={step.to} />
        <p className="text-lg" suppressHydrationWarning>
          {step.takesBack && `${t("billing:change.takesBack")} `}
          {sentence}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <CancelLink to={href("/premium")} />
          <SubmitButton pending={t("billing:change.pending")}>
            {t(stays ? "billing:change.submitKeep" : "billing:change.submit", { plan })}
          </SubmitButton>
        </div>
      </WorkForm>
    </Modal>
  );
}

import { href } from "react-router";
import { type PaidTier, paidTiers, trialDays } from "#app/features/billing/plans.ts";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Contents } from "./offer.ts";
import { PlanChoice } from "./plan-choice.tsx";
import { SendForm } from "./send-form.tsx";

type Props = {
  contents: Contents;
  trial: boolean;
  chosen: PaidTier;
  /** The plans on offer; both unless it says so: nobody is invited to less than they have. */
  plans?: readonly PaidTier[] | undefined;
  legend?: WordKey;
};

/** The plans, one preselected, and the button to Checkout. */
export function PlanChooser({
  contents,
  trial,
  chosen,
  plans = paidTiers,
  legend = "billing:choose.legend",
}: Props) {
  const { t } = useWords();
  return (
    <SendForm
      action={href("/create-checkout-session")}
      label={t("billing:choose.submit")}
      pending={t("billing:choose.pending")}
      wide
      className="grid gap-6"
    >
      <fieldset className="grid gap-6 md:grid-cols-2">
        <legend className="label mb-3 text-2xl">{t(legend)}</legend>
        {plans.map((plan) => (
          <PlanChoice key={plan} plan={plan} contents={contents[plan]} chosen={plan === chosen} />
        ))}
      </fieldset>
      <TrialNote trial={trial} />
    </SendForm>
  );
}

export function TrialNote({ trial }: { trial: boolean }) {
  const { t } = useWords();
  return (
    <p className="max-w-prose text-ink-soft">
      {trial ? t("billing:choose.trial", { days: trialDays }) : t("billing:choose.noTrial")}
    </p>
  );
}

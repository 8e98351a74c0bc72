import { href } from "react-router";
import { type PaidTier, paidTiers, trialDays } from "#app/features/billing/plans.ts";
import { TickList } from "#app/ui/form/tick-list.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type Contents, priceOf } from "./offer.ts";
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

const edges: Record<PaidTier, string> = { medium: "border-t-bronze", premium: "border-t-diamond" };
const inks: Record<PaidTier, string> = { medium: "text-bronze", premium: "text-diamond" };

type ChoiceProps = { plan: PaidTier; contents: readonly WordKey[]; chosen: boolean };

/** A plan. The radio's label covers the whole card. */
function PlanChoice({ plan, contents, chosen }: ChoiceProps) {
  const { t, language } = useWords();
  const id = `plan-${plan}`;
  const name = t(`plans:${plan}`);
  return (
    <div
      className={`relative grid content-start gap-4 rounded-lg border-2 border-t-8 border-line bg-card p-5 has-checked:border-x-ink has-checked:border-b-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 sm:p-6 ${edges[plan]}`}
    >
      <div className="flex items-start gap-4">
        <input
          type="radio"
          id={id}
          name="plan"
          value={plan}
          defaultChecked={chosen}
          className="relative z-10 mt-1 size-7 shrink-0 accent-ink outline-none"
          aria-describedby={`${id}-price`}
        />
        <div className="min-w-0 flex-1">
          <label
            htmlFor={id}
            className={`label block cursor-pointer text-2xl leading-tight after:absolute after:inset-0 ${inks[plan]}`}
          >
            {name}
          </label>
          <p className="text-ink-soft">{t(`plans:${plan}Text`)}</p>
        </div>
      </div>
      <p id={`${id}-price`} className="figures text-2xl font-semibold">
        {t("plans:price", { price: priceOf(plan, language) })}
      </p>
      <TickList items={contents} name={t("plans:contents", { plan: name })} />
    </div>
  );
}

import { href, useFetcher } from "react-router";
import { displayName, type PersonView, tierNames } from "#app/features/admin/people/person.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Back } from "#app/ui/page/here.tsx";
import { useWords } from "#app/ui/words.ts";
import { tiers } from "#app/values/tier.ts";
import { Done } from "./in-place.tsx";

/** Sets a plan in place. `days`: with a field for the number of days. */
export function PlanForm({ person, days }: { person: PersonView; days?: boolean }) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const { tier } = person.membership;
  return (
    <WorkForm
      answer={fetcher.data}
      fetcher={fetcher}
      action={href("/admin/users/:userId/plan", { userId: person.id })}
      className="grid gap-2"
    >
      <Back />
      <div className="flex max-w-full flex-wrap items-end gap-2">
        <select
          name="tier"
          // Resets an unsubmitted choice after a reload or a change, because it would look like the
          // plan.
          key={`${tier} ${person.membership.endsAt}`}
          autoComplete="off"
          aria-label={t("admin:plan.of", { who: displayName(person) })}
          defaultValue={tier}
          className="status status-plain"
        >
          {tiers.map((one) => (
            <option key={one} value={one}>
              {t(tierNames[one])}
            </option>
          ))}
        </select>
        {days && (
          <TextField
            name="days"
            label={t("admin:plan.days")}
            inputMode="numeric"
            className="w-32"
          />
        )}
        <SubmitButton kind="plain" pending={t("admin:plan.setting")}>
          {t("admin:plan.set")}
        </SubmitButton>
      </div>
      {days && <p className="text-sm text-ink-soft">{t("admin:plan.daysHint")}</p>}
      <Done>{fetcher.data?.ok && t("admin:done.plan")}</Done>
    </WorkForm>
  );
}

import { href, useFetcher, useLocation } from "react-router";
import { displayName, type PersonView, tierNames } from "#app/features/admin/people/person.ts";
import { TextField } from "#app/ui/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { useWords } from "#app/ui/words.ts";
import { tiers } from "#app/values/tier.ts";

type Props = { person: PersonView };

/** Sets a plan, on the spot. `days`: with a field for how long. */
export function PlanForm({ person, days }: Props & { days?: boolean }) {
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
          // What was chosen and never set must not look like what counts: not after a reload, and
          // not when the plan has changed.
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
      <Worked>{fetcher.data?.ok && t("admin:done.plan")}</Worked>
    </WorkForm>
  );
}

/** 'Extend 30 days'. Sends the profile's version, so that a form sent twice extends once. */
export function ExtendForm({ person }: Props) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  if (person.membership.tier === "free") return null;
  return (
    <WorkForm
      answer={fetcher.data}
      fetcher={fetcher}
      action={href("/admin/users/:userId/extend", { userId: person.id })}
      className="grid gap-2"
    >
      <Back />
      <input type="hidden" name="version" value={person.version} />
      <SubmitButton
        kind="plain"
        className="justify-self-start"
        pending={t("admin:plan.extending")}
        aria-label={t("admin:plan.extendOf", { who: displayName(person) })}
      >
        {t("admin:plan.extend")}
      </SubmitButton>
      <Worked>{fetcher.data?.ok && t("admin:done.extended")}</Worked>
    </WorkForm>
  );
}

/** An action on a person that needs no question, posted to `action`: restore, sync. */
export function DoForm({
  action,
  label,
  pending,
  done,
}: {
  action: string;
  label: string;
  pending: string;
  done: string;
}) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <WorkForm answer={fetcher.data} fetcher={fetcher} action={action} className="grid gap-2">
      <SubmitButton kind="plain" className="justify-self-start" pending={pending}>
        {label}
      </SubmitButton>
      <Worked>{fetcher.data?.ok && done}</Worked>
    </WorkForm>
  );
}

/** Without JavaScript one comes back to the list that one was in. */
function Back() {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="back" value={pathname + search} />;
}

/** Shown as well as said: a plan that is set as it was changes nothing to be seen. */
const Worked = ({ children }: { children: string | false | undefined }) => (
  <p role="status" className="text-base font-medium text-good empty:absolute">
    {children}
  </p>
);

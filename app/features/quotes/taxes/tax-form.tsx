import { Form, href } from "react-router";
import { useCalendarDay } from "#app/features/quotes/invoices/pages/use-amount.ts";
import { SettingsActions } from "#app/features/shop/settings/settings-actions.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { type FormAnswer, WorkForm } from "#app/ui/form/form.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Currency } from "#app/values/money.ts";
import { taxProfiles } from "./profiles.ts";
import { TaxFields } from "./tax-fields.tsx";
import type { TaxStart } from "./tax-start.ts";

type Props = {
  start: TaxStart;
  currency: Currency;
  version: number;
  answer: FormAnswer | undefined;
};

/** A shop's taxes and supplies: a profile to start from, and the form that saves them. */
export function TaxForm({ start, currency, version, answer }: Props) {
  const { t } = useWords();
  const dayOf = useCalendarDay();
  const name = t(`taxes:profiles.${start.profile}`);
  return (
    <div className="grid gap-6">
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <SelectField
          key={start.profile}
          name="profile"
          label={t("taxes:start")}
          defaultValue={start.profile}
          options={taxProfiles.map((value) => ({
            value,
            label: t(`taxes:profiles.${value}`),
          }))}
          className="min-w-0 grow"
        />
        <Button type="submit">{t("taxes:fill")}</Button>
      </Form>
      {start.source && (
        <p className="text-ink-soft">
          <strong>{t("taxes:template")}</strong> {name}.{" "}
          {t("taxes:source", { day: dayOf(start.on), source: start.source })}
          {start.profile === "us" && ` ${t("taxes:states")}`}
          {start.profile === "mxBorder" && ` ${t("taxes:border")}`}
          {start.profile === "br" && ` ${t("taxes:brazil")}`}
        </p>
      )}
      <WorkForm
        key={`${start.profile} ${version}`}
        method="post"
        action={href("/repair-cms/taxes")}
        answer={answer}
        className="grid gap-5"
      >
        <input type="hidden" name="profile" value={start.profile} />
        <StableValue name="version" value={String(version)} />
        <TaxFields start={start} currency={currency} />
        <SettingsActions answer={answer} />
      </WorkForm>
    </div>
  );
}

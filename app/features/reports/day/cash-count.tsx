import { href } from "react-router";
import type { TillRow } from "#app/features/reports/register/register.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { SavedNotice } from "#app/ui/saved-notice.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Currency } from "#app/values/money.ts";
import { cashOf, type TillCount } from "./till-count.ts";

type Props = {
  /** The id of the form, so that a form stores a single count. */
  id: string;
  day: string;
  till: readonly TillRow[];
  counts: readonly TillCount[];
  /** The currency of the shop. */
  currency: Currency;
  answer: FormAnswer | undefined;
};

/** The cash of a day: the expected amount, the counts, and the form for a count. */
export function CashCount({ id, day, till, counts, currency, answer }: Props) {
  const { t } = useWords();
  const cash = cashOf(till, counts);
  const currencies = [...new Set([currency, ...cash.map((one) => one.currency)])];
  return (
    <section id="cash" aria-labelledby="cash-title" className="mb-10 grid max-w-2xl gap-3">
      <h2 id="cash-title" className="label text-2xl">
        {t("reports:day.cash")}
      </h2>
      {cash.map((one) => (
        <Counted key={one.currency} {...one} />
      ))}
      <WorkForm
        key={counts[0]?.id ?? ""}
        answer={answer}
        action={`${href("/repair-cms/reports/day")}?day=${day}`}
        className="grid gap-4 rounded-lg border border-line bg-card p-4 sm:grid-cols-2 sm:p-6 print:hidden"
      >
        <StableValue name="id" value={id} />
        <input type="hidden" name="day" value={day} />
        <TextField
          name="counted"
          inputMode="decimal"
          autoComplete="off"
          label={t("reports:day.countedCash")}
          hint={t("reports:day.countedHint")}
          required
        />
        {currencies.length > 1 ? (
          <SelectField
            name="currency"
            label={t("reports:columns.currency")}
            options={currencies.map((one) => ({ value: one, label: one }))}
          />
        ) : (
          <input type="hidden" name="currency" value={currency} />
        )}
        <TextField
          name="note"
          label={t("reports:register.note")}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <SubmitButton pending={t("ui:saving")}>
            {t(counts.length > 0 ? "reports:day.countAgain" : "reports:day.store")}
          </SubmitButton>
          <SavedNotice answer={answer}>{t("reports:day.stored")}</SavedNotice>
        </div>
      </WorkForm>
    </section>
  );
}

function Counted({ currency, cash, last, difference, earlier }: ReturnType<typeof cashOf>[number]) {
  const { t } = useWords();
  const amount = useAmount();
  const rows = [
    [t("reports:day.expected"), amount(cash, currency)],
    ...(last ? [[t("reports:day.counted"), amount(last.counted, currency)]] : []),
  ] as const;
  return (
    <div className="rounded-lg border border-line bg-card p-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {rows.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt>{name}</dt>
            <dd className="figures text-right">{value}</dd>
          </div>
        ))}
        {difference !== undefined && (
          <div className="col-span-2 grid grid-cols-subgrid border-t border-line pt-1 text-xl font-semibold">
            <dt>{t(`reports:till.${signOf(difference)}`)}</dt>
            <dd
              className={`figures text-right ${difference < 0 ? "text-bad" : difference > 0 ? "" : "text-good"}`}
            >
              {amount(Math.abs(difference), currency)}
            </dd>
          </div>
        )}
      </dl>
      {last && <By {...last} />}
      {earlier.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center underline">
            {t("reports:day.earlier", { number: earlier.length })}
          </summary>
          <ul className="grid gap-2">
            {earlier.map((one) => (
              <li key={one.id}>
                <span className="figures font-semibold">{amount(one.counted, currency)}</span>
                <By {...one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const signOf = (difference: number) =>
  difference < 0 ? "short" : difference > 0 ? "over" : "even";

const By = ({ by, at, note }: TillCount) => (
  <p className="mt-1 text-base text-ink-soft wrap-anywhere">
    {by && <>{by} · </>}
    <Moment at={at} />
    {note && <> · {note}</>}
  </p>
);

import { useEffect, useRef, useState } from "react";
import { storedRate } from "#app/features/quotes/labor-rates/labor-rate.ts";
import type { Terms } from "#app/features/quotes/price/terms.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import {
  quoteLimits,
  type Rates,
  type ShownQuote,
  type StoredLabor,
} from "#app/features/quotes/quote.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import { centsToInput, formatPercent } from "#app/values/money.ts";
import { discountTargets, type LaborRow, laborRowsOf, readDiscount, readLabor } from "./extras.ts";
import { laborLines } from "./hours-read.tsx";
import { MaterialCell } from "./materials/material-cell.tsx";
import { RateChoice } from "./rate-choice.tsx";
import type { Extras } from "./typed-quote.ts";

type Props = {
  rates: Rates;
  today: { terms: Terms | null } | undefined;
  quote: ShownQuote | undefined;
  /** Hours to move to a line of labor. */
  moved: number | undefined;
  change: (extras: Extras) => void;
};

/**
 * Further labor, a discount, and waived supplies. Closed by default; its fields are uncontrolled,
 * and the form reads them for its total.
 */
export function QuoteExtras({ rates, today, quote, moved, change }: Props) {
  const { t, language } = useWords();
  const { values, fields } = useForm();
  const terms = quote?.terms;
  const discount = terms?.discount;
  const supplies = rates.terms?.supplies;
  const posted = "discount" in values;
  const waived = posted ? values.noSupplies === "yes" : (terms?.supplies?.waived ?? false);
  const [rows, setRows] = useState(() => [...(laborRowsOf(values) ?? laborRowsFor(quote)), blank]);
  const list = useRef<HTMLFieldSetElement>(null);
  const [taken, setTaken] = useState<number>();
  if (moved !== undefined && moved !== taken) {
    setTaken(moved);
    setRows([...rows.slice(0, -1), { ...blank, time: String(moved) }, blank]);
  }
  useEffect(() => {
    if (taken === undefined) return;
    const names = list.current?.querySelectorAll<HTMLInputElement>("[name='laborName[]']");
    names?.[names.length - 2]?.focus();
  }, [taken]);
  const open = posted || Boolean(discount) || rows.length > 1 || waived || today !== undefined;
  return (
    <details
      open={open}
      onInput={({ currentTarget }) =>
        change(typedExtras(currentTarget.closest("form")!, { ...rates, labor: quote?.labor ?? [] }))
      }
      className="rounded-md border border-line"
    >
      <summary className="label min-h-11 cursor-pointer px-3 py-2 text-base">
        {t("quotes:extras.title")}
      </summary>
      <div className="grid gap-4 border-t border-line p-3">
        <fieldset ref={list} id={laborLines} className="grid gap-2">
          <legend className="label mb-1 text-base text-ink-soft">{t("quotes:extras.labor")}</legend>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added
            <div key={at} className="grid grid-cols-2 gap-2 sm:grid-cols-[1fr_7rem_9rem]">
              <input type="hidden" name="laborId[]" value={row.id} />
              <div className="max-sm:col-span-full">
                <MaterialCell
                  wide
                  label={t("quotes:extras.work")}
                  name="laborName[]"
                  defaultValue={row.name}
                  placeholder={t("quotes:extras.work")}
                  onInput={() => at === rows.length - 1 && setRows([...rows, blank])}
                />
              </div>
              <MaterialCell
                label={t("quotes:extras.hours")}
                name="laborTime[]"
                inputMode="decimal"
                defaultValue={row.time}
                placeholder={t("quotes:extras.hours")}
              />
              <MaterialCell
                label={t("quotes:extras.rate")}
                name="laborLineRate[]"
                inputMode="decimal"
                defaultValue={row.rate}
                placeholder={centsToInput(rates.laborRate, rates.decimals)}
              />
              <RateChoice
                rates={rates}
                chosen={row.rateId}
                stored={quote?.labor.find(({ id }) => id === row.id)?.rateNames}
              />
            </div>
          ))}
          {fields.labor && (
            <p role="alert" className="font-medium text-bad">
              {t(fields.labor)}
            </p>
          )}
        </fieldset>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          <TextField
            name="discount"
            label={t("quotes:extras.discount")}
            hint={t("quotes:extras.discountHint")}
            autoComplete="off"
            defaultValue={
              !discount
                ? ""
                : "rate" in discount
                  ? formatPercent(discount.rate, undefined, language)
                  : centsToInput(discount.amount, rates.decimals)
            }
          />
          <SelectField
            name="discountOn"
            label={t("quotes:extras.discountOn")}
            defaultValue={discount?.on ?? "all"}
            options={discountTargets.map((value) => ({
              value,
              label: t(`quotes:extras.targets.${value}`),
            }))}
          />
        </div>
        {supplies && (
          <Tick name="noSupplies" defaultChecked={waived}>
            {t("quotes:extras.noSupplies")}
          </Tick>
        )}
        {today && (
          <Tick name="todaysTaxes" defaultChecked={values.todaysTaxes === "yes"}>
            <span>
              {t("quotes:extras.todaysTaxes")}
              <span className="block text-base text-ink-soft">
                {namesOf(today.terms, (rate) => formatPercent(rate, rates.currency, language)) ||
                  t("quotes:extras.noTaxes")}
              </span>
            </span>
          </Tick>
        )}
      </div>
    </details>
  );
}

/** The taxes by name and rate; none for an exempt customer. */
const namesOf = (terms: Terms | null, percentOf: (rate: number) => string): string =>
  terms && terms.exempt === null
    ? terms.taxes.map(({ name, rate }) => `${name} ${percentOf(rate)}`).join(", ")
    : "";

const blank: LaborRow = { id: "", name: "", time: "", rate: "", rateId: "" };

const laborRowsFor = (quote: ShownQuote | undefined): LaborRow[] =>
  (quote?.labor ?? []).map(({ id, name, quantity, unitPrice, rateNames }) => ({
    id,
    name,
    time: String(piecesOf(quantity)),
    rate: centsToInput(unitPrice),
    rateId: rateNames ? storedRate : "",
  }));

type LaborLines = { labor?: readonly StoredLabor[] };

/** Reads the extras from the form; invalid ones count nothing. */
function typedExtras(form: HTMLFormElement, rates: Rates & LaborLines): Extras {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? "");
  const list = (name: string) => typed.getAll(`${name}[]`).map(String);
  const names = ["laborId", "laborName", "laborTime", "laborLineRate", "laborRateId"];
  const discount = readDiscount(text("discount"), text("discountOn"), rates);
  const rows = laborRowsOf(Object.fromEntries(names.map((name) => [name, list(name)]))) ?? [];
  return {
    discount: discount && "either" in discount ? null : (discount ?? null),
    waived: text("noSupplies") === "yes",
    todaysTaxes: text("todaysTaxes") === "yes",
    labor: rows.flatMap((row) => readLabor(row, rates) ?? []).slice(0, quoteLimits.laborLines),
  };
}

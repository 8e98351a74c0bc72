import {
  type MaterialRow,
  type Money,
  materialLists,
} from "#app/features/quotes/form/quote-input.ts";
import { partConditions } from "#app/features/quotes/line.ts";
import { lineTaxes } from "#app/features/quotes/price/terms.ts";
import { isUnit, unitNames } from "#app/features/quotes/quantity.ts";
import { useWords } from "#app/ui/words.ts";
import { MaterialCell } from "./material-cell.tsx";
import { longestPartNumber, readCost } from "./material-facts.ts";
import { isByRule, proposal } from "./ruled-row.ts";

type Props = {
  line: MaterialRow;
  money: Money | undefined;
  change: (typed: Partial<MaterialRow>) => void;
};

/** Unit, part number, condition and cost of a material: closed, with what is set in its summary. */
export function MaterialMore({ line, money, change }: Props) {
  const { t } = useWords();
  const { unit, partNumber, condition, cost, tax } = line;
  const wrong = readCost(cost, money) === undefined;
  const set = [
    isUnit(unit) && t(`quotes:units.${unit}`),
    partNumber,
    partConditions.map((one) => one === condition && t(`quotes:conditions.${one}`)).find(Boolean),
    lineTaxes.map((one) => one === tax && t(`quotes:lineTaxes.${one}`)).find(Boolean),
    money?.rules && cost && line.price && t(`quotes:more.${isByRule(line) ? "byRule" : "typed"}`),
  ].filter(Boolean);
  return (
    <details
      open={wrong || undefined}
      className="order-last col-span-full -mt-1 border-line sm:border-b sm:pb-1"
    >
      <summary className="min-h-11 w-fit cursor-pointer py-2 text-ink-soft">
        {t("quotes:more.title")}
        {set.length > 0 && <span className="wrap-anywhere">: {set.join(" · ")}</span>}
      </summary>
      <div className="grid grid-cols-2 gap-3 pb-3 sm:grid-cols-5">
        <Choice
          label={t("quotes:more.unit")}
          name={`${materialLists.unit}[]`}
          value={unit}
          change={(value) => change({ unit: value })}
          none={t("quotes:more.piece")}
          options={unitNames.map((one) => [one, t(`quotes:unitNames.${one}`)])}
        />
        <Choice
          label={t("quotes:more.condition")}
          name={`${materialLists.condition}[]`}
          value={condition}
          change={(value) => change({ condition: value })}
          none="–"
          options={partConditions.map((one) => [one, t(`quotes:conditions.${one}`)])}
        />
        <Choice
          label={t("quotes:more.tax")}
          name={`${materialLists.tax}[]`}
          value={tax}
          change={(value) => change({ tax: value })}
          none={t("quotes:more.usualTax")}
          options={lineTaxes.map((one) => [one, t(`quotes:lineTaxes.${one}`)])}
        />
        <MaterialCell
          labelled
          wide
          label={t("quotes:more.partNumber")}
          name={`${materialLists.partNumber}[]`}
          maxLength={longestPartNumber}
          value={partNumber}
          onChange={({ target }) => change({ partNumber: target.value })}
        />
        <MaterialCell
          labelled
          label={t("quotes:more.cost")}
          name={`${materialLists.cost}[]`}
          inputMode="decimal"
          value={cost}
          onChange={({ target: { value } }) =>
            change({ cost: value, ...proposal({ ...line, cost: value }, money) })
          }
          aria-invalid={wrong || undefined}
        />
      </div>
      <input type="hidden" name={`${materialLists.by}[]`} value={line.by} />
      <p className="pb-2 text-sm text-ink-soft">
        {money?.rules && t("quotes:more.ruleHint")} {t("quotes:more.costHint")}{" "}
        {t("quotes:more.taxHint")}
      </p>
    </details>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  value: string;
  none: string;
  options: readonly (readonly [string, string])[];
  change: (value: string) => void;
};

function Choice({ label, none, options, change, ...select }: ChoiceProps) {
  return (
    <label className="grid content-start gap-1">
      <span className="label text-sm text-ink-soft">{label}</span>
      <select {...select} onChange={({ target }) => change(target.value)} className="box">
        <option value="">{none}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

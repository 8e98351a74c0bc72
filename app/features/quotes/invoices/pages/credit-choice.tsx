import { useContext, useState } from "react";
import {
  type CreditExtent,
  type CreditLine,
  takenKinds,
} from "#app/features/quotes/invoices/credit.ts";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { textKey } from "#app/features/repair/texts/text.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Cents, type Currency, formatNumber } from "#app/values/money.ts";
import { useAmount } from "./use-amount.ts";

export type CreditChoiceProps = {
  /** What earlier credit notes left of the invoice. */
  left: Cents;
  currency: Currency;
  lines: readonly CreditLine[];
};

/** Whether a credit note takes back everything, an amount or lines. The style sheet shows the fields of the choice. */
export function CreditChoice({ left, currency, lines }: CreditChoiceProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { values } = useForm();
  const typed = takenKinds.find((one) => one === values.take);
  const [kind, setKind] = useState<CreditExtent["kind"]>(typed ?? "all");
  return (
    <div className="group/take grid gap-5">
      <fieldset className="grid gap-1">
        <legend className="label text-base text-ink-soft">{t("invoices:credit.take")}</legend>
        {takenKinds.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="take"
              value={one}
              defaultChecked={kind === one}
              onChange={() => setKind(one)}
              className="size-6 shrink-0"
            />
            {t(`invoices:credit.takes.${one}`, { amount: amount(left, currency) })}
          </label>
        ))}
      </fieldset>
      <div className="hidden group-has-[[value=amount]:checked]/take:block">
        <TextField
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          label={t("invoices:credit.amount")}
          hint={t("invoices:credit.amountHint", { amount: amount(left, currency) })}
          required={kind === "amount"}
        />
      </div>
      <div className="hidden group-has-[[value=lines]:checked]/take:block">
        <Lines currency={currency} lines={lines} />
      </div>
    </div>
  );
}

function Lines({ currency, lines }: Pick<CreditChoiceProps, "currency" | "lines">) {
  const { t, language } = useWords();
  const amount = useAmount();
  const { fields, values } = useForm();
  const { texts } = useContext(TextsContext);
  const chosen = [values.lines ?? []].flat();
  const problem = fields.lines;
  return (
    <fieldset className="grid gap-1" aria-describedby={problem && "lines-problem"}>
      <legend className="label text-base text-ink-soft">{t("invoices:credit.lines")}</legend>
      {lines.map(({ id, name, hours, total, isTaken }) => (
        <Tick
          key={id}
          name="lines[]"
          value={id}
          disabled={isTaken}
          defaultChecked={chosen.includes(id)}
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            {name === null
              ? t("invoices:credit.hours", { hours: formatNumber(hours, currency, language) })
              : (texts[textKey({ subjectId: id, field: "line" })]?.text ?? name)}
            {isTaken && <span className="text-ink-soft"> · {t("invoices:credit.taken")}</span>}
          </span>
          <span className="figures">{amount(total, currency)}</span>
        </Tick>
      ))}
      {problem && (
        <p id="lines-problem" className="font-medium text-bad">
          {t(problem)}
        </p>
      )}
    </fieldset>
  );
}

import { useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, useForm, WorkForm } from "#app/ui/form.tsx";
import { PaperArea } from "#app/ui/paper-field.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Currency, centsToInput, formatMoney, formatNumber } from "#app/values/money.ts";
import { readHours } from "./hours.ts";
import { MaterialRows } from "./material-rows.tsx";
import { priceQuote, quoteLimits, type Rates, type ShownQuote } from "./quote.ts";
import { type MaterialRow, quoteTexts, readMaterial } from "./quote-input.ts";
import { useLines, useLinesDraft } from "./quote-lines.tsx";
import { Totals } from "./totals.tsx";

type Props = {
  /** Where it is posted: the form's own address, without a query. */
  action: string;
  closeTo: string;
  answer: FormAnswer | undefined;
  draft: string;
  /** Unknown when the session died before the form was sent: then no sums are shown. */
  rates: Rates | undefined;
  edit?: boolean;
  /** The quote that is edited; a new one has the id it will bear. */
  quote?: ShownQuote;
  id?: string;
};

/**
 * The form of a quote, new or edited: description, hours, materials, and the total while one types.
 */
export function QuoteForm({ action, closeTo, answer, draft, rates, edit, quote, id }: Props) {
  const { t } = useWords();
  return (
    <section
      aria-labelledby="quote-form"
      className="rounded-lg border-2 border-ink bg-card p-4 sm:p-6"
    >
      <h3 id="quote-form" className="label mb-4 text-2xl">
        {t(edit ? "quotes:editQuote" : "quotes:new")}
      </h3>
      <WorkForm
        method="post"
        action={action}
        answer={answer}
        draft={draft}
        preventScrollReset
        className="grid gap-5"
      >
        <QuoteFields
          action={action}
          closeTo={closeTo}
          rates={rates}
          edit={edit}
          quote={quote}
          id={id}
        />
      </WorkForm>
    </section>
  );
}

function QuoteFields({ action, closeTo, rates, edit, quote, id }: Omit<Props, "answer" | "draft">) {
  const { t, language } = useWords();
  const { values } = useForm();
  const [hours, setHours] = useState(
    single(values.laborHours) ?? (quote ? String(quote.laborHours) : "1"),
  );
  const lines = useLines(quote ? rowsFor(quote) : [], rates?.currency);

  return (
    <>
      {/* Enter in a field saves: the first submit button of a form is the one it presses. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
        {t("ui:save")}
      </button>
      <input type="hidden" name="id" value={single(values.id) ?? id ?? ""} />
      <input type="hidden" name="version" value={single(values.version) ?? quote?.version ?? ""} />
      <textarea {...useLinesDraft(lines)} aria-label={t("quotes:materials")} />
      <PaperArea
        name="description"
        label={t("quotes:description")}
        hint={t("quotes:descriptionHint")}
        defaultValue={quote?.description}
        maxLength={quoteTexts.description}
        rows={3}
        required
        autoFocus
      />
      <TextField
        name="laborHours"
        label={t("quotes:laborHours")}
        hint={
          rates &&
          t("quotes:laborHoursHint", {
            rate: formatMoney(rates.hourlyRate, rates.currency, language),
          })
        }
        value={hours}
        onChange={(event) => setHours(event.target.value)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        required
        className="max-w-md"
      />
      <HoursRead typed={hours} currency={rates?.currency} />
      <MaterialRows lines={lines} action={action} currency={rates?.currency} />
      {rates && (
        <Totals {...priceTyped(hours, lines.lines, rates)} currency={rates.currency} live />
      )}
      <FormActions cancelTo={closeTo}>
        <SubmitButton pending={t(edit ? "quotes:saving" : "quotes:creating")}>
          {t(edit ? "quotes:save" : "quotes:create")}
        </SubmitButton>
      </FormActions>
    </>
  );
}

/** Says how the hours are read, where they were not typed as a plain number. */
function HoursRead({ typed, currency }: { typed: string; currency: Currency | undefined }) {
  const { t, language } = useWords();
  const read = readHours(typed);
  const plain = /^\s*\d*[.,]?\d*\s*$/.test(typed);
  return (
    <p role="status" className="-mt-3 text-sm text-ink-soft empty:hidden">
      {"either" in read && t("quotes:askHours", { one: read.either[0], other: read.either[1] })}
      {"hours" in read &&
        !plain &&
        t("quotes:hoursRead", { hours: formatNumber(read.hours, currency, language) })}
    </p>
  );
}

/** What the typed quote costs: lines and hours that are not good yet count nothing. */
function priceTyped(
  typedHours: string,
  typed: readonly MaterialRow[],
  { hourlyRate, currency }: Rates,
) {
  const read = readHours(typedHours);
  const materials = typed
    .map((line) => readMaterial(line, currency))
    .flatMap((one) => ("material" in one ? one.material : []));
  return priceQuote(
    {
      laborHours: "hours" in read ? read.hours : 0,
      materials: materials.slice(0, quoteLimits.materials),
    },
    hourlyRate,
  );
}

const single = (value: string | string[] | undefined) =>
  typeof value === "string" ? value : undefined;

const rowsFor = ({ materials }: ShownQuote): MaterialRow[] =>
  materials.map(({ name, quantity, unitPrice }) => ({
    name,
    quantity: String(quantity),
    price: centsToInput(unitPrice),
  }));

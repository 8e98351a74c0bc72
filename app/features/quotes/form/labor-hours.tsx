import type { Rates } from "#app/features/quotes/quote.ts";
import { TextField } from "#app/ui/field.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Currency, formatMoney, formatNumber } from "#app/values/money.ts";
import { readHours } from "./hours.ts";

type Props = { typed: string; change: (typed: string) => void; rates: Rates | undefined };

/** The labor hours of a quote, with the rate, and how they are read. */
export function LaborHours({ typed, change, rates }: Props) {
  const { t, language } = useWords();
  return (
    <>
      <TextField
        name="laborHours"
        label={t("quotes:laborHours")}
        hint={
          rates &&
          t("quotes:laborHoursHint", {
            rate: formatMoney(rates.laborRate, rates.currency, language, rates.decimals),
          })
        }
        value={typed}
        onChange={(event) => change(event.target.value)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        required
        className="max-w-md"
      />
      <HoursRead typed={typed} currency={rates?.currency} />
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

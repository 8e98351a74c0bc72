import { useWords } from "#app/ui/words.ts";
import { type Currency, formatNumber } from "#app/values/money.ts";
import { readHours } from "./hours.ts";

type Props = { typed: string; currency: Currency | undefined };

/** Says how the hours are read, where they were not typed as a plain number. */
export function HoursRead({ typed, currency }: Props) {
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

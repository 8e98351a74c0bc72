import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { type Cents, type Currency, formatMoney, shownDecimals } from "#app/values/money.ts";

/** Formats an amount with the decimals that it has. */
export function useAmount() {
  const { language } = useWords();
  return (cents: Cents, currency: Currency): string =>
    formatMoney(cents, currency, language, shownDecimals(cents, currency));
}

/** Formats a calendar day that is stored as 2026-11-23. */
export function useCalendarDay() {
  const { language } = useWords();
  return (date: string): string => formatDay(Date.parse(date), language, "UTC");
}

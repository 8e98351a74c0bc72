import { useWords } from "#app/ui/words.ts";
import { type Currency, formatNumber } from "#app/values/money.ts";
import { readHours } from "./hours.ts";

type Props = {
  typed: string;
  currency: Currency | undefined;
  toLine: (hours: number) => void;
};

/** Id of the labor lines in the form, where hours other than half ones can be entered. */
export const laborLines = "labor-lines";

/** Shows how the hours were parsed, if not a plain number, and where others can be entered. */
export function HoursRead({ typed, currency, toLine }: Props) {
  const { t, language } = useWords();
  const read = readHours(typed);
  const plain = /^\s*\d*[.,]?\d*\s*$/.test(typed);
  const exact = "problem" in read && read.problem === "halfHours" && readHours(typed, 100);
  const hours = (number: number) => formatNumber(number, currency, language);
  return (
    <div role="status" className="-mt-3 text-sm text-ink-soft empty:hidden">
      {"either" in read && t("quotes:askHours", { one: read.either[0], other: read.either[1] })}
      {"hours" in read && !plain && t("quotes:hoursRead", { hours: hours(read.hours) })}
      {exact && "hours" in exact && (
        <>
          {t("quotes:halfHoursHere")}{" "}
          <a
            href={`#${laborLines}`}
            onClick={(event) => {
              event.preventDefault();
              toLine(exact.hours);
            }}
            className="inline-flex min-h-11 items-center font-semibold text-ink underline"
          >
            {t("quotes:useLaborLine", { hours: hours(exact.hours) })}
          </a>
        </>
      )}
    </div>
  );
}

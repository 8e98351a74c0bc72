import { Suspense } from "react";
import type { Rates } from "#app/features/quotes/quote.ts";
import { later } from "#app/ui/connection/later.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoney } from "#app/values/money.ts";
import { HoursRead } from "./hours-read.tsx";
import { clampedHours, stepHours } from "./step-hours.ts";

type Props = {
  typed: string;
  change: (typed: string) => void;
  rates: Rates | undefined;
  /** Moves hours other than half ones to a line of labor. */
  toLine: (hours: number) => void;
};

const Reading = later(import.meta.env.SSR ? HoursRead : undefined, () =>
  import("./hours-read.tsx").then((part) => part.HoursRead),
);

/** Labor hours of a quote, with their rate and how they were parsed. */
export function LaborHours({ typed, change, rates, toLine }: Props) {
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
        onBlur={() => change(clampedHours(typed))}
        onKeyDown={(event) => {
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          const next = stepHours(typed, event.key === "ArrowUp");
          if (next === undefined) return;
          event.preventDefault();
          change(next);
        }}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        required
        className="max-w-md"
      />
      <Suspense>
        <Reading typed={typed} currency={rates?.currency} toLine={toLine} />
      </Suspense>
    </>
  );
}

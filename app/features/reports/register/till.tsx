import { Fragment } from "react";
import { paymentWays } from "#app/features/money/money.ts";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import { nameOfWay } from "./name-of-way.ts";
import type { TillRow } from "./register.ts";

const sumIn = (rows: readonly TillRow[], name: "fees" | "unknownFees"): number =>
  rows.reduce((sum, one) => sum + one[name], 0);

/** Payments and refunds by way: the closing of the till. */
export function Till({ rows }: { rows: readonly TillRow[] }) {
  const { t } = useWords();
  const amount = useAmount();
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  const order = ({ way }: TillRow) => paymentWays.indexOf(way);
  const sumOf = (list: readonly TillRow[]) =>
    list.reduce((sum, { received, returned }) => sum + received + returned, 0);
  return (
    <section aria-label={t("reports:register.till")} className="mb-10">
      <h2 className="label text-2xl">{t("reports:register.till")}</h2>
      <p className="mb-3 max-w-prose text-ink-soft">{t("reports:register.tillLead")}</p>
      {rows.length === 0 && <p>{t("reports:register.noPayments")}</p>}
      {currencies.map((currency) => {
        const own = rows.filter((one) => one.currency === currency);
        const [fees, unknown] = [sumIn(own, "fees"), sumIn(own, "unknownFees")];
        return (
          <Fragment key={currency}>
            <table
              aria-label={`${t("reports:register.till")}, ${currency}`}
              className="mb-4 w-full max-w-2xl border-y border-line-strong text-sm sm:text-base"
            >
              <thead>
                <tr className="align-bottom">
                  <th scope="col" className="label py-1.5 text-left">
                    {t("reports:register.way")}
                  </th>
                  {(["received", "returned", "left"] as const).map((name) => (
                    <th key={name} scope="col" className="label py-1.5 pl-3 text-right">
                      {t(`reports:register.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {own
                  .toSorted((one, other) => order(one) - order(other))
                  .map((one) => (
                    <tr key={`${one.way} ${one.name}`} className="border-t border-line">
                      <th scope="row" className="py-1.5 text-left font-medium">
                        {nameOfWay(one, t)}
                      </th>
                      {[one.received, one.returned, sumOf([one])].map((cents, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay
                        <td key={at} className="figures py-1.5 pl-3 text-right">
                          {amount(cents, currency)}
                        </td>
                      ))}
                    </tr>
                  ))}
              </tbody>
              <tfoot>
                <tr className="border-t-2 border-ink text-xl">
                  <th scope="row" className="label py-1.5 text-left">
                    {t("reports:total")}, {currency}
                  </th>
                  <td colSpan={3} className="figures py-1.5 text-right font-semibold">
                    {amount(sumOf(own), currency)}
                  </td>
                </tr>
              </tfoot>
            </table>
            {fees > 0 && (
              <p className="mb-2">
                {t("reports:register.fees", { amount: amount(fees, currency) })}
              </p>
            )}
            {unknown > 0 && (
              <p className="mb-2">{t("reports:register.unknownFees", { number: unknown })}</p>
            )}
          </Fragment>
        );
      })}
    </section>
  );
}

import { href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { CsvLink } from "#app/features/reports/csv-link.tsx";
import { readSalesTax } from "#app/features/reports/tax/read-sales-tax.server.ts";
import { readTaxAsked, sumsOf, taxQuery } from "#app/features/reports/tax/sales-tax.ts";
import { mostExempt, TaxPage } from "#app/features/reports/tax/tax-page.tsx";
import { readOr } from "#app/http/answers.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/sales-tax";
import { ReportFrame } from "./report-frame.tsx";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, now, request, shop }: Route.LoaderArgs & InShop) => {
    const asked = readTaxAsked(new URL(request.url).searchParams);
    return readOr("the sales tax report could not be read", { asked, report: null }, async () => {
      const { days, rows } = await readSalesTax(db, shop.id, {
        asked,
        now,
        readerZone: readerZone(request),
      });
      const exempt = rows.filter(({ sale }) => sale.exempt !== 0);
      return {
        asked,
        report: {
          days,
          sums: sumsOf(rows),
          exempt: exempt.slice(0, mostExempt),
          moreExempt: exempt.length > mostExempt,
        },
      };
    });
  },
);

export default function SalesTax({ loaderData: { asked, report } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <ReportFrame
      title="reports:salesTax.title"
      lead="reports:salesTax.lead"
      tabs={{ all: true }}
      notLoaded="reports:salesTax.notLoaded"
    >
      {report && (
        <>
          <TaxPage asked={asked} {...report} />
          <CsvLink
            to={href("/repair-cms/reports/sales-tax.csv") + taxQuery(asked)}
            text={t("reports:csv")}
          />
        </>
      )}
    </ReportFrame>
  );
}

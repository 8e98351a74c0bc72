import { type InShop, read } from "#app/features/account/guard.server.ts";
import { csvResponse } from "#app/features/customers/import/file/csv-response.ts";
import { readSalesTax } from "#app/features/reports/tax/read-sales-tax.server.ts";
import { readTaxAsked } from "#app/features/reports/tax/sales-tax.ts";
import { taxCsv } from "#app/features/reports/tax/tax-csv.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Route } from "./+types/sales-tax-csv";

const fileNames: Record<Language, string> = { en: "llave_sales_tax", es: "llave_impuestos" };

/** The sales and taxes of each document of the page. */
export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, now, context, request, shop }: Route.LoaderArgs & InShop) => {
    const asked = readTaxAsked(new URL(request.url).searchParams);
    const { t, language } = await wordsOf(context);
    const { shop: where, rows } = await readSalesTax(db, shop.id, {
      asked,
      now,
      readerZone: readerZone(request),
    });
    const { country } = where;
    return csvResponse(fileNames[language], taxCsv(rows, { t, language, country }));
  },
);

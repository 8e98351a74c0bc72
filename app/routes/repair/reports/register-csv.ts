import { type InShop, read } from "#app/features/account/guard.server.ts";
import { csvResponse } from "#app/features/customers/import/file/csv-response.ts";
import { rangeOf } from "#app/features/reports/range.ts";
import { allEntries } from "#app/features/reports/register/read-register.server.ts";
import { readRegister } from "#app/features/reports/register/register.ts";
import { registerCsv } from "#app/features/reports/register/register-csv.ts";
import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Route } from "./+types/register-csv";

const fileNames: Record<Language, string> = {
  en: "llave_invoices_and_payments",
  es: "llave_facturas_y_pagos",
};

/** Every entry of the register that the page's filter asks for. */
export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ db, now, context, request, shop }: Route.LoaderArgs & InShop) => {
    const { kind, number, ...range } = readRegister(new URL(request.url).searchParams);
    const { t, language } = await wordsOf(context);
    const { today, country } = await findShopDay(db, shop.id, now);
    const entries = allEntries(db, shop.id, { kind, number, days: rangeOf(range, today) });
    return csvResponse(fileNames[language], registerCsv(entries, { t, country }));
  },
);

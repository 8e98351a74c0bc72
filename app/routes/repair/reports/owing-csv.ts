import { type InShop, read } from "#app/features/account/guard.server.ts";
import { csvResponse } from "#app/features/customers/import/file/csv-response.ts";
import { debtorsOf, heldOf } from "#app/features/reports/owing/owing.ts";
import { debtorsCsv, heldCsv, owingCsv } from "#app/features/reports/owing/owing-csv.ts";
import { readAllOwing } from "#app/features/reports/owing/read-owing.server.ts";
import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Route } from "./+types/owing-csv";

const fileNames: Record<Language, string> = { en: "llave_owed", es: "llave_por_cobrar" };
const heldNames: Record<Language, string> = { en: "llave_deposits", es: "llave_anticipos" };

/** Exports all debts by customer and invoice, or the deposits held. */
export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ db, now, context, request, shop }: Route.LoaderArgs & InShop) => {
    const { t, language } = await wordsOf(context);
    const [{ today, country }, jobs] = await Promise.all([
      findShopDay(db, shop.id, now),
      readAllOwing(db, shop.id),
    ]);
    const asked = new URL(request.url).searchParams.get("of");
    const where = { t, country };
    const name = fileNames[language];
    if (asked === "held") return csvResponse(heldNames[language], heldCsv(heldOf(jobs), where));
    const debtors = debtorsOf(jobs, today);
    return csvResponse(name, (asked === "customers" ? debtorsCsv : owingCsv)(debtors, where));
  },
);

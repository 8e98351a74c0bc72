import { type InShop, read } from "#app/features/account/guard.server.ts";
import { csvResponse } from "#app/features/customers/import/file/csv-response.ts";
import { listTillCounts } from "#app/features/reports/day/till-counts.server.ts";
import { tillCsv } from "#app/features/reports/day/till-csv.ts";
import { readRegister } from "#app/features/reports/register/read-register.server.ts";
import { dayAsked } from "#app/features/reports/register/register.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Route } from "./+types/day-csv";

const fileNames: Record<Language, string> = { en: "llave_day", es: "llave_cierre" };

/** The closing of a day: what was paid in each way, and the cash that was counted. */
export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ db, now, context, request, shop }: Route.LoaderArgs & InShop) => {
    const { t, language } = await wordsOf(context);
    const asked = dayAsked(new URL(request.url).searchParams);
    const moment = { now, readerZone: readerZone(request) };
    const [{ shop: where, till, days }, counts] = await Promise.all([
      readRegister(db, shop.id, { asked, ...moment }),
      listTillCounts(db, shop.id, { day: asked.from, ...moment }),
    ]);
    const file = tillCsv({ day: days.from, till, counts }, { t, country: where.country });
    return csvResponse(`${fileNames[language]}_${days.from}`, file);
  },
);

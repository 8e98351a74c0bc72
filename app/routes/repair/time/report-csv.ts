import { type InShop, read } from "#app/features/account/guard.server.ts";
import { withClock } from "#app/features/clock/act.server.ts";
import { readTimeReport } from "#app/features/clock/report/read-report.server.ts";
import { readTimeAsked } from "#app/features/clock/report/report.ts";
import { timeCsv } from "#app/features/clock/report/report-csv.ts";
import { csvResponse } from "#app/features/customers/import/file/csv-response.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Route } from "./+types/report-csv";

const fileNames: Record<Language, string> = { en: "llave_hours", es: "llave_horas" };

/** Every row of the report, as a file. */
export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, now, context, request, shop }: Route.LoaderArgs & InShop) => {
    withClock(shop);
    const asked = readTimeAsked(new URL(request.url).searchParams);
    const { t, language } = await wordsOf(context);
    const { country, ...report } = await readTimeReport(db, shop.id, { asked, now });
    return csvResponse(fileNames[language], timeCsv(report, asked, { t, country }));
  },
);

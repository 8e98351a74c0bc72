import { type InShop, read } from "#app/features/account/guard.server.ts";
import { csvResponse } from "#app/features/customers/import/file/csv-response.ts";
import { readReport } from "#app/features/reports/read-report.server.ts";
import { readAsked } from "#app/features/reports/report.ts";
import { owedCsv, reportCsv } from "#app/features/reports/report-csv.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { paced } from "#app/routes/paced-file.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Route } from "./+types/csv";

const fileNames: Record<Language, string> = { en: "llave_reports", es: "llave_reportes" };

/** The figures of the page of reports, or what is owed by age. */
export const loader = read(
  { area: "repair", needs: "manageShop" },
  paced(async ({ db, now, context, request, shop }: Route.LoaderArgs & InShop) => {
    const { searchParams } = new URL(request.url);
    const asked = readAsked(searchParams);
    const { t, language } = await wordsOf(context);
    const { report, country } = await readReport(db, shop.id, {
      asked,
      now,
      readerZone: readerZone(request),
    });
    const write = searchParams.get("of") === "owed" ? owedCsv : reportCsv;
    return csvResponse(fileNames[language], write(report, { asked, t, language, country }));
  }),
);

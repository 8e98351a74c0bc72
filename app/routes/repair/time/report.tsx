import { href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { withClock } from "#app/features/clock/act.server.ts";
import { readTimeReport } from "#app/features/clock/report/read-report.server.ts";
import { readTimeAsked } from "#app/features/clock/report/report.ts";
import { TimeReportPage } from "#app/features/clock/report/report-page.tsx";
import { ReportTabs } from "#app/features/reports/report-tabs.tsx";
import { readOr } from "#app/http/answers.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/report";

/** The most jobs that the page shows. */
const most = 100;

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, now, request, shop }: Route.LoaderArgs & InShop) => {
    withClock(shop);
    const asked = readTimeAsked(new URL(request.url).searchParams);
    return readOr("the report of hours could not be read", { asked, report: null }, async () => ({
      asked,
      report: await readTimeReport(db, shop.id, { asked, now, most }),
    }));
  },
);

export default function TimeReport({ loaderData: { asked, report } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t("clock:report.title")}
        lead={t("clock:report.lead")}
        back={{ to: href("/repair-cms/time"), label: t("clock:title") }}
      />
      <ReportTabs all />
      {report ? (
        <TimeReportPage asked={asked} report={report} />
      ) : (
        <NotLoaded what="clock:report.notLoaded" />
      )}
    </>
  );
}

import { data, href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { readReport } from "#app/features/reports/read-report.server.ts";
import { readAsked, reportQuery } from "#app/features/reports/report.ts";
import { ReportCharts } from "#app/features/reports/report-charts.tsx";
import { ReportFilter } from "#app/features/reports/report-filter.tsx";
import { ReportTabs } from "#app/features/reports/report-tabs.tsx";
import { ReportTotals } from "#app/features/reports/report-totals.tsx";
import { readerZone } from "#app/http/time-zone.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/reports";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ context, request, shop }: Route.LoaderArgs & InShop) => {
    const { db, now } = context.get(platformContext);
    const asked = readAsked(new URL(request.url).searchParams);
    try {
      const { report } = await readReport(db, shop.id, {
        asked,
        now: now(),
        readerZone: readerZone(request),
      });
      return { asked, report };
    } catch (error) {
      log.error("the reports could not be read", error);
      return data({ asked, report: null }, { status: 503 });
    }
  },
);

export default function Reports({ loaderData: { asked, report } }: Route.ComponentProps) {
  const { t } = useWords();
  const file = href("/repair-cms/reports.csv") + reportQuery(asked);
  return (
    <>
      <PageHeader
        title={t("reports:title")}
        lead={t("reports:lead")}
        back={{ to: href("/repair-cms"), label: t("reports:back") }}
      >
        {report && (
          <>
            <LinkButton to={file} reloadDocument>
              {t("reports:csv")}
            </LinkButton>
            <LinkButton to={`${file}&of=owed`} reloadDocument>
              {t("reports:csvOwed")}
            </LinkButton>
          </>
        )}
      </PageHeader>
      <ReportTabs all />
      {report ? (
        <>
          <ReportFilter asked={asked} report={report} />
          {report.isEmpty ? (
            <Empty title={t("reports:empty")}>
              <LinkButton to={href("/repair-cms")}>{t("reports:toJobs")}</LinkButton>
            </Empty>
          ) : (
            <>
              <ReportTotals report={report} />
              <ReportCharts report={report} asked={asked} />
            </>
          )}
        </>
      ) : (
        <NotLoaded what="reports:notLoaded" />
      )}
    </>
  );
}

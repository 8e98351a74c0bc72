import { href, type ShouldRevalidateFunctionArgs } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { ReportChart } from "#app/features/reports/chart/report-chart.tsx";
import { CountingNotes } from "#app/features/reports/counting-notes.tsx";
import { CsvLink } from "#app/features/reports/csv-link.tsx";
import { readReport } from "#app/features/reports/read-report.server.ts";
import { readAsked, reportQuery } from "#app/features/reports/report.ts";
import { ReportFigures } from "#app/features/reports/report-figures.tsx";
import { ReportFilter } from "#app/features/reports/report-filter.tsx";
import { ReportTable } from "#app/features/reports/report-table.tsx";
import { ReportTabs } from "#app/features/reports/report-tabs.tsx";
import { readOr } from "#app/http/answers.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/reports";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, now, request, shop }: Route.LoaderArgs & InShop) => {
    const asked = readAsked(new URL(request.url).searchParams);
    return readOr(
      "the reports could not be read",
      { asked, report: null, hasStates: false, hasComebacks: false },
      async () => {
        const { report, hasStates, hasComebacks } = await readReport(db, shop.id, {
          asked,
          now,
          readerZone: readerZone(request),
        });
        return { asked, report, hasStates, hasComebacks };
      },
    );
  },
);

/** The chart is drawn of what is there: another of its figures needs no other data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const [was, is] = [currentUrl, nextUrl].map((url) => {
    const { pathname, searchParams } = new URL(url);
    searchParams.delete("chart");
    return `${pathname}?${searchParams}`;
  });
  const isSwitch = was === is && currentUrl.search !== nextUrl.search;
  return isSwitch && !formMethod ? false : defaultShouldRevalidate;
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { asked, report, hasStates, hasComebacks } = loaderData;
  const file = href("/repair-cms/reports.csv") + reportQuery(asked);
  return (
    <>
      <PageHeader tight title={t("reports:title")} />
      <ReportTabs all states={hasStates} comebacks={hasComebacks} />
      {!report && <NotLoaded what="reports:notLoaded" />}
      {report && <ReportFilter asked={asked} report={report} />}
      {report?.isEmpty && (
        <Empty title={t("reports:empty")}>
          <LinkButton to={href("/repair-cms")}>{t("reports:toJobs")}</LinkButton>
        </Empty>
      )}
      {report && !report.isEmpty && (
        <>
          <div className="gap-x-8 lg:grid lg:grid-cols-[2fr_3fr]">
            <ReportFigures report={report} asked={asked} />
            {report.rows.length > 0 && <ReportChart report={report} asked={asked} />}
          </div>
          {report.rows.length > 0 && <ReportTable report={report} asked={asked} />}
          <CsvLink to={file} text={t("reports:csv")} />
          <CsvLink to={`${file}&of=owed`} text={t("reports:csvOwed")} />
          <CountingNotes />
        </>
      )}
    </>
  );
}

import { data, href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { InspectionsPage } from "#app/features/reports/inspections/inspections-page.tsx";
import { readInspected } from "#app/features/reports/inspections/read-inspected.server.ts";
import { readRange } from "#app/features/reports/range.ts";
import { ReportTabs } from "#app/features/reports/report-tabs.tsx";
import { log } from "#app/platform/log/log.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/inspections";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, now, request, shop }: Route.LoaderArgs & InShop) => {
    const asked = readRange(new URL(request.url).searchParams, "month");
    try {
      return { asked, report: await readInspected(db, shop.id, { asked, now }) };
    } catch (error) {
      log.error("the report of inspections could not be read", error);
      return data({ asked, report: null }, { status: 503 });
    }
  },
);

export default function Inspections({ loaderData: { asked, report } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t("inspection:report.title")}
        lead={t("inspection:report.lead")}
        back={{ to: href("/repair-cms"), label: t("reports:back") }}
      />
      <ReportTabs all />
      {report ? (
        <InspectionsPage asked={asked} {...report} />
      ) : (
        <NotLoaded what="inspection:report.notLoaded" />
      )}
    </>
  );
}

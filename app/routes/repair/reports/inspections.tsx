import { href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { InspectionsPage } from "#app/features/reports/inspections/inspections-page.tsx";
import { readInspected } from "#app/features/reports/inspections/read-inspected.server.ts";
import { readRange } from "#app/features/reports/range.ts";
import { ReportTabs } from "#app/features/reports/report-tabs.tsx";
import { readOr } from "#app/http/answers.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/inspections";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, now, request, shop }: Route.LoaderArgs & InShop) => {
    const asked = readRange(new URL(request.url).searchParams, "month");
    return readOr(
      "the report of inspections could not be read",
      { asked, report: null },
      async () => ({ asked, report: await readInspected(db, shop.id, { asked, now }) }),
    );
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

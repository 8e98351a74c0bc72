import { href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { readComebacks } from "#app/features/reports/comebacks/comebacks.server.ts";
import { ComebacksPage } from "#app/features/reports/comebacks/comebacks-page.tsx";
import { readRange } from "#app/features/reports/range.ts";
import { ReportTabs } from "#app/features/reports/report-tabs.tsx";
import { readOr } from "#app/http/answers.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/comebacks";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, now, request, shop }: Route.LoaderArgs & InShop) => {
    const asked = readRange(new URL(request.url).searchParams, "month");
    return readOr("the comebacks could not be read", { asked, report: null }, async () => ({
      asked,
      report: await readComebacks(db, shop.id, { asked, now }),
    }));
  },
);

export default function ComebackReport({ loaderData: { asked, report } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t("customers:comebacks.title")}
        lead={t("customers:comebacks.lead")}
        back={{ to: href("/repair-cms"), label: t("reports:back") }}
      />
      <ReportTabs all comebacks />
      {report ? (
        <ComebacksPage asked={asked} {...report} />
      ) : (
        <NotLoaded what="customers:comebacks.notLoaded" />
      )}
    </>
  );
}

import { href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { readRange } from "#app/features/reports/range.ts";
import { ReportTabs } from "#app/features/reports/report-tabs.tsx";
import { readTimes } from "#app/features/states/times/read-times.server.ts";
import { TimesPage } from "#app/features/states/times/times-page.tsx";
import { readOr } from "#app/http/answers.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/times";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, now, request, shop }: Route.LoaderArgs & InShop) => {
    const asked = readRange(new URL(request.url).searchParams, "month");
    return readOr("the times in states could not be read", { asked, report: null }, async () => ({
      asked,
      report: await readTimes(db, shop.id, { asked, now }),
    }));
  },
);

export default function Times({ loaderData: { asked, report } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t("states:times.title")}
        lead={t("states:times.lead")}
        back={{ to: href("/repair-cms"), label: t("reports:back") }}
      />
      <ReportTabs all states />
      {report ? (
        <TimesPage asked={asked} {...report} />
      ) : (
        <NotLoaded what="states:times.notLoaded" />
      )}
    </>
  );
}

import { type InShop, read } from "#app/features/account/guard.server.ts";
import { readRange } from "#app/features/reports/range.ts";
import { readTimes } from "#app/features/states/times/read-times.server.ts";
import { TimesPage } from "#app/features/states/times/times-page.tsx";
import { readOr } from "#app/http/answers.ts";
import { ReportFrame } from "#app/routes/repair/reports/report-frame.tsx";
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
  return (
    <ReportFrame
      title="states:times.title"
      lead="states:times.lead"
      tabs={{ all: true, states: true }}
      notLoaded="states:times.notLoaded"
    >
      {report && <TimesPage asked={asked} {...report} />}
    </ReportFrame>
  );
}

import { type InShop, read } from "#app/features/account/guard.server.ts";
import { InspectionsPage } from "#app/features/reports/inspections/inspections-page.tsx";
import { readInspected } from "#app/features/reports/inspections/read-inspected.server.ts";
import { readRange } from "#app/features/reports/range.ts";
import { readOr } from "#app/http/answers.ts";
import type { Route } from "./+types/inspections";
import { ReportFrame } from "./report-frame.tsx";

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
  return (
    <ReportFrame
      title="inspection:report.title"
      lead="inspection:report.lead"
      tabs={{ all: true }}
      notLoaded="inspection:report.notLoaded"
    >
      {report && <InspectionsPage asked={asked} {...report} />}
    </ReportFrame>
  );
}

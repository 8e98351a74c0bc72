import { type InShop, read } from "#app/features/account/guard.server.ts";
import { readComebacks } from "#app/features/reports/comebacks/comebacks.server.ts";
import { ComebacksPage } from "#app/features/reports/comebacks/comebacks-page.tsx";
import { readRange } from "#app/features/reports/range.ts";
import { readOr } from "#app/http/answers.ts";
import type { Route } from "./+types/comebacks";
import { ReportFrame } from "./report-frame.tsx";

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
  return (
    <ReportFrame
      title="customers:comebacks.title"
      lead="customers:comebacks.lead"
      tabs={{ all: true, comebacks: true }}
      notLoaded="customers:comebacks.notLoaded"
    >
      {report && <ComebacksPage asked={asked} {...report} />}
    </ReportFrame>
  );
}

import { href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { CsvLink } from "#app/features/reports/csv-link.tsx";
import { debtorsOf, heldOf } from "#app/features/reports/owing/owing.ts";
import { OwingPage } from "#app/features/reports/owing/owing-page.tsx";
import { readOwing } from "#app/features/reports/owing/read-owing.server.ts";
import { readOr } from "#app/http/answers.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/owing";
import { ReportFrame } from "./report-frame.tsx";

export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ db, now, request, shop }: Route.LoaderArgs & InShop) => {
    const all = may(shop, "manageShop");
    return readOr("what is owed could not be read", { all, owing: null }, async () => {
      const moment = { now, readerZone: readerZone(request) };
      const { shop: where, jobs, more, sums } = await readOwing(db, shop.id, moment);
      return {
        all,
        owing: {
          debtors: debtorsOf(jobs, where.today),
          held: heldOf(jobs),
          sums,
          listed: more ? jobs.length : undefined,
        },
      };
    });
  },
);

export default function Owing({ loaderData: { all, owing } }: Route.ComponentProps) {
  const { t } = useWords();
  const file = href("/repair-cms/reports/owing.csv");
  return (
    <ReportFrame
      title="reports:owing.title"
      lead="reports:owing.lead"
      tabs={{ all }}
      notLoaded="reports:owing.notLoaded"
    >
      {owing && (
        <>
          <OwingPage {...owing} />
          <CsvLink to={file} text={t("reports:csv")} />
          <CsvLink to={`${file}?of=customers`} text={t("reports:owing.csvCustomers")} />
          <CsvLink to={`${file}?of=held`} text={t("reports:owing.csvHeld")} />
        </>
      )}
    </ReportFrame>
  );
}

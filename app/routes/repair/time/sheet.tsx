import { href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { withClock } from "#app/features/clock/act.server.ts";
import { findSheetPage } from "#app/features/clock/sheet/find-sheet-page.server.ts";
import { SheetPage } from "#app/features/clock/sheet/sheet-page.tsx";
import { readOr } from "#app/http/answers.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/sheet";

export const loader = read(
  { area: "repair", needs: "diagnose" },
  async ({ db, now, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    withClock(shop);
    const search = new URL(request.url).searchParams;
    const mayCorrect = may(shop, "planDays");
    const rights = {
      correct: mayCorrect,
      report: may(shop, "manageShop"),
      tablet: mayCorrect,
    };
    return readOr("a time sheet could not be read", { page: null, rights }, async () => {
      const page = await findSheetPage(db, shop.id, {
        viewerId: viewer.id,
        // Others see their own, whatever the address says.
        memberId: mayCorrect ? search.get("member") : null,
        week: search.get("week"),
        now,
        mayCorrect,
      });
      return { page, rights };
    });
  },
);

export default function Sheet({ loaderData: { page, rights } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t("clock:title")}
        back={{ to: href("/repair-cms"), label: t("repair:title") }}
      />
      {page ? <SheetPage {...page} may={rights} /> : <NotLoaded what="clock:sheet.notLoaded" />}
    </>
  );
}

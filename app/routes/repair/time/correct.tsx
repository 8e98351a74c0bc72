import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { withClock } from "#app/features/clock/act.server.ts";
import { CorrectionPage } from "#app/features/clock/sheet/correction-page.tsx";
import { findCorrection } from "#app/features/clock/sheet/find-correction.server.ts";
import { saveCorrection } from "#app/features/clock/sheet/save-correction.server.ts";
import { answering } from "#app/http/client-write.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/correct";

export const loader = read(
  { area: "repair", needs: "planDays" },
  ({ db, now, params, shop }: Route.LoaderArgs & InShop) => {
    const asked = { entryId: params.entryId, now };
    return findCorrection(db, withClock(shop).id, asked);
  },
);

export const action = write(
  { area: "repair", needs: "planDays" },
  ({ platform, params, request, shop, viewer }: Route.ActionArgs & InShop) =>
    saveCorrection(platform, request, {
      shopId: withClock(shop).id,
      by: viewer.id,
      entryId: params.entryId,
    }),
);

export const clientAction = answering("clock:form.notSaved");

export default function Correct({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <CorrectionPage
      title={t("clock:form.title")}
      action={href("/repair-cms/time/:entryId/correct", params)}
      start={loaderData}
      answer={actionData}
    />
  );
}

import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { withClock } from "#app/features/clock/act.server.ts";
import { CorrectionPage } from "#app/features/clock/sheet/correction-page.tsx";
import { findAddition } from "#app/features/clock/sheet/find-correction.server.ts";
import { saveCorrection } from "#app/features/clock/sheet/save-correction.server.ts";
import { answering } from "#app/http/client-write.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/add";

const memberAsked = (request: Request, viewerId: string) =>
  new URL(request.url).searchParams.get("member") ?? viewerId;

export const loader = read(
  { area: "repair", needs: "planDays" },
  ({ db, now, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const asked = { memberId: memberAsked(request, viewer.id), now };
    return findAddition(db, withClock(shop).id, asked);
  },
);

export const action = write(
  { area: "repair", needs: "planDays" },
  ({ platform, request, shop, viewer }: Route.ActionArgs & InShop) =>
    saveCorrection(platform, request, {
      shopId: withClock(shop).id,
      by: viewer.id,
      memberId: memberAsked(request, viewer.id),
    }),
);

export const clientAction = answering("clock:form.notSaved");

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <CorrectionPage
      title={t("clock:form.addTitle")}
      action={`${href("/repair-cms/time/new")}?member=${loaderData.memberId}`}
      start={loaderData}
      answer={actionData}
    />
  );
}

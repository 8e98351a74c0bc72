import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { findWeek } from "#app/features/reminders/list/find-week.server.ts";
import { FollowUpList } from "#app/features/reminders/list/follow-up-list.tsx";
import { readWeek } from "#app/features/reminders/list/week.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { wallTimeOf } from "#app/values/wall-time.ts";
import type { Route } from "./+types/follow-up";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, now, context, request, shop }: Route.LoaderArgs & InShop) => {
    const today = wallTimeOf(now, readerZone(request)).slice(0, 10);
    const week = readWeek(new URL(request.url).searchParams, today);
    const asked = { week, reader: languageOf(context), now };
    return { page: await findWeek(db, shop.id, asked), maySet: may(shop, "manageShop") };
  },
);

export default function FollowUp({ loaderData }: Route.ComponentProps) {
  return <FollowUpList {...loaderData} />;
}

export const ErrorBoundary = () => <NotLoaded what="reminders:notLoaded" />;

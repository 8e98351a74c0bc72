import { type InShop, read } from "#app/features/account/guard.server.ts";
import { findParts } from "#app/features/parts/list/find-parts.server.ts";
import { partsAddress } from "#app/features/parts/list/part-filter.ts";
import { PartsPage } from "#app/features/parts/list/parts-page.tsx";
import { PartsProblem } from "#app/features/parts/parts-problem.tsx";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import type { Route } from "./+types/parts";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, now, context, request, shop }: Route.LoaderArgs & InShop) => {
    const filter = partsAddress.read(new URL(request.url).searchParams);
    const today = wallTimeOf(now, readerZone(request)).slice(0, 10);
    const asked = { ...filter, today, reader: languageOf(context) };
    return { page: await findParts(db, shop.id, asked), now };
  },
);

export default function Parts({ loaderData }: Route.ComponentProps) {
  return <PartsPage {...loaderData} />;
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <PartsProblem {...props} notFound="parts:none" notLoaded="parts:notLoaded" />
);

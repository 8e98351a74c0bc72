import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { RecordProblem } from "#app/features/customers/record-problem.tsx";
import { SplitPage } from "#app/features/merging/split-page.tsx";
import { answerSplit, findSplitPage } from "#app/features/merging/split-vehicle.server.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/split-vehicle";

export const loader = read(
  { area: "repair", needs: "joinRecords" },
  ({ platform, context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, vehicleId: params.vehicleId };
    const wanted = { ...ref, reader: languageOf(context) };
    return findSplitPage(platform, wanted, new URL(request.url).searchParams);
  },
);

export const action = write(
  { area: "repair", needs: "joinRecords" },
  ({ platform, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const ref = { shopId: shop.id, vehicleId: params.vehicleId };
    return answerSplit(platform, { ...ref, by: viewer.id }, request);
  },
);

export const clientAction = answering("merge:split.failed");

export default function SplitVehicle({ loaderData, actionData }: Route.ComponentProps) {
  return <SplitPage page={loaderData} answer={actionData} />;
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <RecordProblem
    {...props}
    notFound="customers:vehicle.notFound"
    notLoaded="customers:vehicle.notLoaded"
  />
);

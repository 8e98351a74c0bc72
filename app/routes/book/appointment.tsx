import { VisitPage } from "#app/features/calendar/booking/visit/visit-page.tsx";
import type { Route } from "./+types/appointment";
import { openPage } from "./open-page.server.ts";

export const loader = async (args: Route.LoaderArgs) => (await openPage(args)).shown;

export default function Page({ loaderData }: Route.ComponentProps) {
  return <VisitPage visit={loaderData} />;
}

import { openVisit, shownVisit } from "#app/features/calendar/booking/visit/visit.server.ts";
import { VisitPage } from "#app/features/calendar/booking/visit/visit-page.tsx";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Route } from "./+types/appointment";
import { speak } from "./speak.server.ts";

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const visit = await openVisit(platform, context.get(requestContext).ip, token);
  speak(context, request, visit);
  return shownVisit(visit, token, platform.now());
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <VisitPage visit={loaderData} />;
}

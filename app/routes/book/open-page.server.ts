import type { RouterContextProvider } from "react-router";
import { openVisit, shownVisit } from "#app/features/calendar/booking/visit/visit.server.ts";
import { setPageLanguage } from "#app/i18n/i18n.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { isLanguage } from "#app/values/language.ts";

type VisitRequest = {
  context: Readonly<RouterContextProvider>;
  params: { token: string };
  request: Request;
};

/** The appointment of an address. @throws not found for one that was never given out */
export async function openAsked({ context, params: { token } }: VisitRequest) {
  const platform = context.get(platformContext);
  const visit = await openVisit(platform, context.get(requestContext).ip, token);
  return { platform, visit, now: platform.now() };
}

/** Opens the appointment for a page in its customer's language, unless another was selected. */
export async function openPage(args: VisitRequest) {
  const { platform, visit, now } = await openAsked(args);
  const asked = new URL(args.request.url).searchParams.get("lng");
  setPageLanguage(args.context, isLanguage(asked) ? asked : visit.appointment.language);
  return { platform, visit, shown: shownVisit(visit, args.params.token, now) };
}

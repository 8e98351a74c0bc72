import type { RouterContextProvider } from "react-router";
import type { FoundVisit } from "#app/features/calendar/booking/visit/visit.server.ts";
import { setPageLanguage } from "#app/i18n/i18n.server.ts";
import { isLanguage } from "#app/values/language.ts";

/** Shows the page of an appointment in its customer's language, unless another was switched to. */
export function speak(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { appointment }: FoundVisit,
): void {
  const asked = new URL(request.url).searchParams.get("lng");
  setPageLanguage(context, isLanguage(asked) ? asked : appointment.language);
}

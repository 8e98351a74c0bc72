import { BookingPage } from "#app/features/calendar/booking/booking-page.tsx";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Route } from "./+types/book";

export const handle = { isIndexed: true };

// Loaded on demand: the pages of members do not need it.
const load = () => import("#app/features/calendar/booking/book.server.ts");

async function bookingOf({ context, request, params }: Route.LoaderArgs | Route.ActionArgs) {
  const language = languageOf(context);
  const t = await loadT(language);
  const { db } = context.get(platformContext);
  const { findAskedVehicle } = await import("#app/features/reminders/page/asked-vehicle.server.ts");
  return {
    vehicleOf: (shopId: string, secret: string) => findAskedVehicle(db, shopId, secret),
    address: params.shop,
    request,
    ip: context.get(requestContext).ip,
    language,
    consents: (shop: string) => ({
      consent: t("booking:consent", { shop }),
      marketing: t("booking:marketing", { shop }),
    }),
  };
}

export const loader = async (args: Route.LoaderArgs) =>
  (await load()).startBooking(args.context.get(platformContext), await bookingOf(args));

export const action = async (args: Route.ActionArgs) =>
  (await load()).continueBooking(args.context.get(platformContext), await bookingOf(args));

/** A shop wants its booking page to be found. */
export const headers = () => ({ "x-robots-tag": "all" });

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingPage step={actionData ?? loaderData} />;
}

import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { RecordProblem } from "#app/features/customers/record-problem.tsx";
import { ask, askForm } from "#app/features/reminders/ask/ask.server.ts";
import { AskPage } from "#app/features/reminders/ask/ask-page.tsx";
import { findAskPage } from "#app/features/reminders/ask/find-ask.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import type { Route } from "./+types/ask";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  ({ db, now, params, shop }: Route.LoaderArgs & InShop) => {
    return findAskPage(db, shop.id, { ...params, now });
  },
);

/** Asks the customer of a vehicle, once however often it is posted. */
export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: askForm, failed: "reminders:notAsked" },
  async ({ platform, now, params, shop, viewer }: Route.ActionArgs & InShop, value) => {
    const asked = await ask(platform, {
      shopId: shop.id,
      vehicleId: params.vehicleId,
      id: formId(value.id, now),
      work: value.work,
      by: viewer.id,
      now,
    });
    if (asked === "gone") return notFound();
    return typeof asked === "string" ? refuse(`reminders:problems.${asked}`, 409) : asked;
  },
);

export const clientAction = answering("reminders:notAsked");

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  return <AskPage page={loaderData} answer={actionData} />;
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <RecordProblem
    {...props}
    notFound="customers:vehicle.notFound"
    notLoaded="customers:vehicle.notLoaded"
  />
);

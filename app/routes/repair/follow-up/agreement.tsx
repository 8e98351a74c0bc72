import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { noteVehicleAgreement } from "#app/features/reminders/ask/agreed.server.ts";
import { agreementForm } from "#app/features/reminders/ask/ask.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import type { Route } from "./+types/agreement";

export const loader = read({ area: "repair", needs: "editQuotes" }, () => null);

/** Notes what a customer said about letters on other work. */
export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: agreementForm, failed: "reminders:notNoted" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop, { state, key }) => {
    const { vehicleId } = params;
    const said = { vehicleId, state, id: formId(key, now), by: viewer.id, now };
    if (!(await noteVehicleAgreement(db, shop.id, said))) notFound();
    return redirect(href("/repair-cms/follow-up/:vehicleId", params));
  },
);

export const clientAction = answering("reminders:notNoted");

export default ActionError;

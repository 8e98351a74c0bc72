import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { jobOfAppointment } from "#app/features/calendar/appointment/to-job.server.ts";
import { alikeParam } from "#app/features/customers/alike-param.ts";
import { announce } from "#app/features/push/notify.server.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { Refusal } from "#app/routes/repair/refusal.tsx";
import type { Route } from "./+types/job";

export const loader = read({ area: "repair", needs: "planDays" }, () => null);

export const action = write(
  { area: "repair", needs: "planDays" },
  { failed: "calendar:form.notSaved" },
  async ({ platform, db, now, params, shop, viewer }: Route.ActionArgs & InShop) => {
    const ref = { shopId: shop.id, id: params.appointmentId };
    const actor = { by: viewer.id, now };
    const made = await jobOfAppointment(db, ref, actor);
    if (made === "gone") notFound();
    if (made === "not") return refuse("calendar:form.notState", 409);
    const { jobId, isAlike } = made;
    announceTexts(platform, { shopId: shop.id, jobId });
    announce(platform, { kind: "assigned", shopId: shop.id, jobId, by: viewer.id });
    const address = href("/repair-cms/:jobId", { jobId });
    return redirect(isAlike ? `${address}?${alikeParam}` : address);
  },
);

export const clientAction = answering("calendar:form.notSaved");

export default Refusal;

import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { marksFormSize, restForm } from "#app/features/inspection/forms.ts";
import { markRest } from "#app/features/inspection/mark.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { doneAt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/rest";

export const loader = read({ area: "repair", needs: "diagnose" }, () => null);

/** Everything else is good. */
export const action = write(
  { area: "repair", needs: "diagnose" },
  { button: restForm, size: marksFormSize, failed: "inspection:notSaved" },
  async (
    { db, now, params: { jobId }, request, shop, viewer }: Route.ActionArgs & InShop,
    value,
  ) => {
    const rest = { ...value, by: viewer.id, now };
    const saved = await markRest(db, { shopId: shop.id, jobId }, rest);
    if (saved === "gone") notFound();
    if (saved !== "saved") return refuse(saved, 409);
    return doneAt(request, href("/repair-cms/:jobId/inspection", { jobId }));
  },
);

/** Nothing is asked, so that only the scripts of this address are loaded ahead. */
export const clientLoader = () => null;

export const clientAction = answering("inspection:notSaved");

export default ActionError;

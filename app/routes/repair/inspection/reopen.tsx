import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { setFinished } from "#app/features/inspection/inspection.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { doneAt, notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/reopen";

export const loader = read({ area: "repair", needs: "diagnose" }, () => null);

export const action = write(
  { area: "repair", needs: "diagnose" },
  { failed: "inspection:notFinished" },
  async ({ db, now, params: { jobId }, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const change = { finished: false, by: viewer.id, now };
    if (!(await setFinished(db, { shopId: shop.id, jobId }, change))) notFound();
    return doneAt(request, href("/repair-cms/:jobId/inspection", { jobId }));
  },
);

/** Nothing is asked, so that only the scripts of this address are loaded ahead. */
export const clientLoader = () => null;

export const clientAction = answering("inspection:notFinished");

export default ActionError;

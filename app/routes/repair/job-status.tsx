import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { statusForm } from "#app/features/repair/form/job-forms.ts";
import { chooseJobStatusAgain, setJobStatus } from "#app/features/repair/form/job-status.server.ts";
import { doneAt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { ownPath } from "#app/http/return-to.ts";
import type { Route } from "./+types/job-status";
import { Refusal } from "./refusal.tsx";

export const loader = read({ area: "repair", needs: "diagnose" }, () => null);

export const action = write(
  { area: "repair", needs: "diagnose" },
  { button: statusForm, failed: "repair:jobs.statusNotSaved" },
  async ({ db, now, request, params, shop, viewer }: Route.ActionArgs & InShop, value) => {
    const { status, version, back } = value;
    const ref = { shopId: shop.id, jobId: params.jobId };
    const choice = { status, by: viewer.id, now };
    const first = await setJobStatus(db, ref, { ...choice, version });
    const isLate = first === "overtaken" && version !== undefined;
    const saved = isLate ? await chooseJobStatusAgain(db, ref, { ...choice, version }) : first;
    if (typeof saved === "object" && saved.name)
      return refuse({ key: "board:changedBy", params: { name: saved.name } }, 409);
    if (saved === "gone") return refuse("repair:jobs.statusNotSaved", 404);
    if (saved !== "saved") return refuse("board:changed", 409);
    // Without JavaScript the browser wants a page: the list that it came from, or the job.
    const list = ownPath(back);
    return list ? redirect(list) : doneAt(request, href("/repair-cms/:jobId", params));
  },
);

export const clientAction = answering("repair:jobs.statusNotSaved");

export default Refusal;

import { href, redirect } from "react-router";
import type { InShop } from "#app/features/account/guard.server.ts";
import { chooseJobStatusAgain, setJobStatus } from "#app/features/repair/form/job-status.server.ts";
import { doneAt, refuse } from "#app/http/answers.ts";
import { ownPath } from "#app/http/return-to.ts";

type Args = Pick<InShop, "db" | "now" | "shop" | "viewer"> & {
  request: Request;
  params: { jobId: string };
};
type Place = Omit<Parameters<typeof setJobStatus>[2], "by" | "now" | "version">;
type StatusForm = { version?: number | undefined; back?: string | undefined };

/** Sets the status and the state of a job, once more if somebody was faster, and answers for it. */
export async function answerStatus(
  { db, now, request, params, shop, viewer }: Args,
  place: Place,
  { version, back }: StatusForm,
) {
  const ref = { shopId: shop.id, jobId: params.jobId };
  const choice = { ...place, by: viewer.id, now, version };
  const first = await setJobStatus(db, ref, choice);
  const saved =
    first === "overtaken" && version !== undefined
      ? await chooseJobStatusAgain(db, ref, { ...choice, version })
      : first;
  if (typeof saved === "object" && saved.name)
    return refuse({ key: "board:changedBy", params: { name: saved.name } }, 409);
  if (saved === "gone") return refuse("repair:jobs.statusNotSaved", 404);
  if (saved !== "saved") return refuse("board:changed", 409);
  // Without JavaScript the browser wants a page: the list that it came from, or the job.
  const list = ownPath(back);
  return list ? redirect(list) : doneAt(request, href("/repair-cms/:jobId", params));
}

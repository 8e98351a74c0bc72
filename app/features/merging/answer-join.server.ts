import { redirect } from "react-router";
import { z } from "zod";
import { joinedParam, recordHref, undoneParam } from "#app/features/customers/merge/addresses.ts";
import type { JoinedKind } from "#app/features/customers/merge/comparison.ts";
import { setDistinct } from "#app/features/customers/merge/distinct.server.ts";
import { joinRecords } from "#app/features/customers/merge/join.server.ts";
import { findJoin } from "#app/features/customers/merge/joins.server.ts";
import { findCustomerPair, findVehiclePair } from "#app/features/customers/merge/pair.server.ts";
import { undoSplit } from "#app/features/customers/merge/split.server.ts";
import { undoJoin } from "#app/features/customers/merge/undo-join.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { readForm, version } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Platform } from "#app/platform/platform.server.ts";

const joinForm = z.object({
  id: z.string().optional(),
  keptVersion: version,
  goneVersion: version,
});

const distinctForm = z.object({ distinct: z.enum(["yes", "no"]) });

const pairs = { customers: findCustomerPair, vehicles: findVehiclePair };

type Services = Pick<Platform, "db" | "now">;
type JoinForm = { kind: JoinedKind; shopId: string; keptId: string };

/** Joins the two records of a posted comparison, and redirects to the kept one. */
export async function answerJoin(
  { db, now }: Services,
  request: Request,
  { by, ...pair }: JoinForm & { goneId: string; by: string },
) {
  const form = await readForm(request, joinForm);
  return attempt("merge:compare.failed", async () => {
    const { id, keptVersion, goneVersion } = form.ok ? form.value : {};
    if (keptVersion !== undefined && goneVersion !== undefined) {
      const mergeId = formId(id, now());
      const versions = { kept: keptVersion, gone: goneVersion };
      const join = { ...pair, mergeId, versions, by, now: now() };
      if ((await joinRecords(db, repairJobs, join)) === "joined")
        return redirect(`${recordHref(pair.kind, pair.keptId)}?${joinedParam}=${mergeId}`);
    }
    if (!(await pairs[pair.kind](db, repairJobs, pair))) notFound();
    return refuse("merge:compare.changed", 409);
  });
}

/** Marks two records as different, or undoes that, and redirects to the first one's page. */
export async function answerDistinct(
  { db, now }: Services,
  request: Request,
  { by, ...pair }: JoinForm & { goneId: string; by: string },
) {
  const form = await readForm(request, distinctForm);
  if (!form.ok) return refuse("merge:distinct.failed");
  return attempt("merge:distinct.failed", async () => {
    if (!(await pairs[pair.kind](db, repairJobs, pair))) notFound();
    const distinct = form.value.distinct === "yes";
    await setDistinct(db, { ...pair, distinct, by, now: now() });
    return redirect(recordHref(pair.kind, pair.keptId));
  });
}

/** Undoes a join of this record, once even if posted twice, and redirects to its page. */
export async function answerUndo({ db, now }: Services, posted: JoinForm & { mergeId: string }) {
  return attempt("merge:undo.failed", async () => {
    const { goneId, kind } = (await findJoin(db, repairJobs, posted)) ?? notFound();
    const { shopId, keptId, mergeId } = posted;
    const result =
      kind === "split"
        ? await undoSplit(db, repairJobs, { shopId, vehicleId: keptId, mergeId, now: now() })
        : await undoJoin(db, repairJobs, { ...posted, goneId, now: now() });
    if (result === "late") {
      const join = await findJoin(db, repairJobs, posted);
      if (!join?.undoneAt) return refuse("merge:undo.late", 409);
    }
    return redirect(`${recordHref(posted.kind, keptId)}?${undoneParam}=${goneId}`);
  });
}

import { href } from "react-router";
import { z } from "zod";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findCore } from "#app/features/parts/cores/save-core.server.ts";
import { setSupplier } from "#app/features/parts/job/set-supplier.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { doneAt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/part-supplier";

const supplierForm = z.object({ supplier: z.string().max(100).default("") });

/** An address to post to, from the parts of a job. */
export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    if (!(await findCore(db, shop.id, params.lineId))) notFound();
    return null;
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: supplierForm, failed: "parts:ofJob.notMoved" },
  async ({ db, params, request, shop }: Route.ActionArgs & InShop, { supplier }) => {
    const { jobId, lineId } = params;
    const supplierId = supplier || null;
    const set = await setSupplier(db, { shopId: shop.id, jobId }, { lineId, supplierId });
    if (set === "gone") notFound();
    if (set === "overtaken") return refuse("parts:ofJob.overtaken", 409);
    return doneAt(request, href("/repair-cms/:jobId/parts", { jobId }));
  },
);

export const clientAction = answering("parts:ofJob.notMoved");

export default ActionError;

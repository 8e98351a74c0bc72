import { href } from "react-router";
import { z } from "zod";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { setComeback } from "#app/features/repair/comebacks/comebacks.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { attempt, doneAt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/comeback";

/** The first job; empty for none. */
const form = z.object({ of: z.string().max(64).default("") });

/** An address to post to; whoever opens it sees the job. */
export const loader = read({ area: "repair", needs: "diagnose" }, () => null);

export const action = write(
  { area: "repair", needs: "diagnose" },
  async ({ request, context, params, shop, viewer }: Route.ActionArgs & InShop) => {
    const { db, now } = context.get(platformContext);
    const sent = await readForm(request, form);
    if (!sent.ok) return refuse("customers:warranty.notSaved");
    return attempt("customers:warranty.notSaved", async () => {
      const ref = { shopId: shop.id, jobId: params.jobId };
      const of = sent.value.of || null;
      if (!(await setComeback(db, ref, { of, by: viewer.id, now: now() }))) notFound();
      return doneAt(request, href("/repair-cms/:jobId", params));
    });
  },
);

export const clientAction = answering("customers:warranty.notSaved");

export default ActionError;

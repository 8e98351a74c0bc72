import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { ActionError } from "#app/features/repair/action-error.tsx";
import { answering } from "#app/http/client-write.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/distinct-customers";
import { answerDistinct } from "./join-records.server.ts";

/** An address to post to; whoever opens it sees the comparison. */
export const loader = read({ area: "repair", needs: "joinRecords" }, () => null);

export const action = write(
  { area: "repair", needs: "joinRecords" },
  async ({ context, params, request, shop, viewer }: Route.ActionArgs & InShop) =>
    answerDistinct(context.get(platformContext), request, {
      kind: "customers",
      shopId: shop.id,
      keptId: params.customerId,
      goneId: params.otherId,
      by: viewer.id,
    }),
);

export const clientAction = answering("joining:distinct.failed");

export default ActionError;

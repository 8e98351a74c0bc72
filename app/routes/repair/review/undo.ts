import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { undoReview } from "#app/features/translations/review/undo-review.server.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/undo";
import { answerChange } from "./change-text.server.ts";

export const loader = read({ area: "repair", needs: "reviewTexts" }, () => null);

export const action = write(
  { area: "repair", needs: "reviewTexts" },
  async ({ platform, params, request, shop, viewer }: Route.ActionArgs & InShop) =>
    answerChange(
      platform,
      request,
      { shopId: shop.id, jobId: params.jobId, by: viewer.id },
      undoReview,
    ),
);

export const clientAction = answering("review:notSaved");

export default ActionError;

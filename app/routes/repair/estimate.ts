import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findEstimate } from "#app/features/papers/estimate.server.ts";
import { isPaper } from "#app/features/papers/paper.ts";
import { paced } from "#app/routes/paced-file.server.ts";
import type { Route } from "./+types/estimate";
import { paperAnswer } from "./paper-answer.server.ts";

export const middleware = [guard("records")];

/** The estimate of a job: all its quotes but rejected ones, on one paper. */
export const loader = read(
  { area: "records", needs: "editQuotes" },
  paced(async ({ params, db, now, context, request, shop }: Route.LoaderArgs & InShop) => {
    const paper = new URL(request.url).searchParams.get("paper");
    return paperAnswer({
      context,
      shopId: shop.id,
      find: () =>
        findEstimate(db, {
          shopId: shop.id,
          ...params,
          paper: isPaper(paper) ? paper : undefined,
          now,
        }),
    });
  }),
);

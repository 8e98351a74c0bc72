import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { numberIn } from "#app/features/money/invoices/number-in.ts";
import { findInvoicePaper } from "#app/features/papers/invoice-paper.server.ts";
import { isPaper } from "#app/features/papers/paper.ts";
import { paced } from "#app/routes/paced-file.server.ts";
import { paperAnswer } from "#app/routes/repair/paper-answer.server.ts";
import type { Route } from "./+types/invoice-paper";

export const middleware = [guard("records")];

/**
 * An invoice of a job on paper: `?number=`, or the newest one. `?credit=` asks for the credit note
 * with that number.
 */
export const loader = read(
  { area: "records", needs: "manageMoney" },
  paced(async ({ params, db, context, request, shop }: Route.LoaderArgs & InShop) => {
    const asked = new URL(request.url).searchParams;
    const credit = asked.get("credit");
    const number = credit ?? asked.get("number");
    const paper = asked.get("paper");
    return paperAnswer({
      context,
      shopId: shop.id,
      find: () =>
        findInvoicePaper(db, {
          shopId: shop.id,
          ...params,
          series: credit === null ? "invoice" : "credit",
          number: number === null ? undefined : numberIn(number),
          paper: isPaper(paper) ? paper : undefined,
        }),
    });
  }),
);

import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findGiven } from "#app/features/approval/given.server.ts";
import { isPaper, workOrderFileName } from "#app/features/papers/paper.ts";
import { readLogo } from "#app/features/papers/work-order/logo-bytes.server.ts";
import { findWorkOrder } from "#app/features/papers/work-order.server.ts";
import { consentsOf } from "#app/features/quotes/consent.ts";
import { notFound } from "#app/http/answers.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { paced } from "#app/routes/paced-file.server.ts";
import { pdfAnswer } from "#app/routes/pdf-answer.server.ts";
import type { Route } from "./+types/work-order";

// The layout's guard stands before it too; a paper with a customer's address on it decides for
// itself.
export const middleware = [guard("records")];

/** The work order of a quote on paper, in the job's language or as `?paper=` says. */
export const loader = read(
  { area: "records", needs: "editQuotes" },
  paced(async ({ platform, db, context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { files } = platform;
    const asked = new URL(request.url).searchParams.get("paper");
    return pdfAnswer(context, "a work order could not be printed", async (loadFont) => {
      const [found, given] = await Promise.all([
        findWorkOrder(db, {
          shopId: shop.id,
          ...params,
          paper: isPaper(asked) ? asked : undefined,
        }),
        findGiven(db, { shopId: shop.id, jobId: params.jobId }),
      ]);
      const { order, texts, paper, logoFile } = found ?? notFound();
      // Loaded when something is printed: pages do not wait for it.
      const { printWorkOrder } = await import("#app/features/papers/print-paper.server.ts");
      const [t, ...besides] = await Promise.all(texts.languages.map(loadT));
      const pdf = await printWorkOrder(order, {
        t: t!,
        besides,
        texts,
        consents: consentsOf([{ id: params.quoteId }], order.quote.currency, given),
        loadFont,
        logo: await readLogo(files, shop.id, logoFile),
      });
      return { pdf, name: workOrderFileName(order.workId, paper) };
    });
  }),
);

import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findGiven } from "#app/features/approval/given.server.ts";
import { isPaper, workOrderFileName } from "#app/features/papers/paper.ts";
import { readLogo } from "#app/features/papers/work-order/logo-bytes.server.ts";
import { findWorkOrder } from "#app/features/papers/work-order.server.ts";
import { consentsOf } from "#app/features/quotes/invoices/consent.ts";
import { notFound } from "#app/http/answers.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { log } from "#app/platform/log/log.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import { tooManyFiles } from "#app/routes/paced-file.server.ts";
import type { Route } from "./+types/work-order";

// The layout's guard stands before it too; a paper with a customer's address on it decides for
// itself.
export const middleware = [guard("records")];

/** The work order of a quote on paper, in the job's language or as `?paper=` says. */
export const loader = read(
  { area: "records", needs: "editQuotes" },
  async ({ platform, db, context, params, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const refused = await tooManyFiles(context, viewer);
    if (refused) return refused;
    const { files, asset } = platform;
    const asked = new URL(request.url).searchParams.get("paper");

    try {
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
      const { printWorkOrder } = await import("#app/features/papers/work-order-pdf.server.ts");
      const [t, ...besides] = await Promise.all(texts.languages.map(loadT));
      const pdf = await printWorkOrder(order, {
        t: t!,
        besides,
        texts,
        consents: consentsOf([{ id: params.quoteId }], order.quote.currency, given),
        loadFont: () => asset(wideFontPath),
        logo: await readLogo(files, shop.id, logoFile),
      });
      return new Response(pdf, {
        headers: {
          "content-type": "application/pdf",
          "content-disposition": `attachment; filename="${workOrderFileName(order.workId, paper)}"`,
          "cache-control": "private, no-store",
        },
      });
    } catch (error) {
      if (!(error instanceof Error)) throw error; // not found
      log.error("a work order could not be printed", error);
      return new Response((await wordsOf(context)).t("quotes:order.failed"), {
        status: 500,
        headers: { "content-type": "text/plain; charset=utf-8" },
      });
    }
  },
);

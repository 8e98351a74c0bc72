import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findOrder } from "#app/features/parts/orders/find-order.server.ts";
import { notFound } from "#app/http/answers.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { log } from "#app/platform/log/log.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import { tooManyFiles } from "#app/routes/paced-file.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Route } from "./+types/order-pdf";

// A resource: no layout runs before it.
export const middleware = [guard("repair")];

const fileNames: Record<Language, string> = { en: "parts_order", es: "pedido_de_repuestos" };

/** An order as a PDF, in the supplier's language. */
export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ platform, db, context, params, shop, viewer }: Route.LoaderArgs & InShop) => {
    const refused = await tooManyFiles(context, viewer);
    if (refused) return refused;
    const { asset } = platform;
    const order = (await findOrder(db, shop.id, params.orderId)) ?? notFound();
    const { language, number } = order;
    try {
      // Loaded when something is printed: pages do not wait for it.
      const { printOrder } = await import("#app/features/parts/orders/print-order.server.ts");
      const words = { t: await loadT(language), language };
      const pdf = await printOrder(words, order, () => asset(wideFontPath));
      return new Response(pdf, {
        headers: {
          "content-type": "application/pdf",
          "content-disposition": `attachment; filename="${fileNames[language]}_${number}.pdf"`,
          "cache-control": "private, no-store",
        },
      });
    } catch (error) {
      log.error("an order could not be printed", error);
      return new Response((await wordsOf(context)).t("parts:order.notPrinted"), {
        status: 500,
        headers: { "content-type": "text/plain; charset=utf-8" },
      });
    }
  },
);

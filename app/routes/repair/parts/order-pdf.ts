import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findOrder } from "#app/features/parts/orders/find-order.server.ts";
import { notFound } from "#app/http/answers.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { paced } from "#app/routes/paced-file.server.ts";
import { pdfAnswer } from "#app/routes/pdf-answer.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Route } from "./+types/order-pdf";

// A resource: no layout runs before it.
export const middleware = [guard("repair")];

const fileNames: Record<Language, string> = { en: "parts_order", es: "pedido_de_repuestos" };

/** An order as a PDF, in the supplier's language. */
export const loader = read(
  { area: "repair", needs: "editQuotes" },
  paced(async ({ db, context, params, shop }: Route.LoaderArgs & InShop) => {
    const order = (await findOrder(db, shop.id, params.orderId)) ?? notFound();
    const { language, number } = order;
    return pdfAnswer(
      context,
      "an order could not be printed",
      async (loadFont) => {
        // Loaded when something is printed: pages do not wait for it.
        const { printOrder } = await import("#app/features/parts/orders/print-order.server.ts");
        const words = { t: await loadT(language), language };
        const pdf = await printOrder(words, order, loadFont);
        return { pdf, name: `${fileNames[language]}_${number}.pdf` };
      },
      "parts:order.notPrinted",
    );
  }),
);

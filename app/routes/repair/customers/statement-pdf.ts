import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findStatement } from "#app/features/statements/find-statement.server.ts";
import { notFound } from "#app/http/answers.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { log } from "#app/platform/log/log.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import { tooManyFiles } from "#app/routes/paced-file.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Route } from "./+types/statement-pdf";

// A resource: no layout runs before it.
export const middleware = [guard("repair")];

const fileNames: Record<Language, string> = { en: "statement", es: "estado_de_cuenta" };

/** The statement of a customer as a PDF, in the customer's language. */
export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ platform, db, now, context, params, shop, viewer }: Route.LoaderArgs & InShop) => {
    const refused = await tooManyFiles(context, viewer);
    if (refused) return refused;
    const { asset } = platform;
    const ref = { shopId: shop.id, customerId: params.customerId };
    const statement = (await findStatement(db, ref, now)) ?? notFound();
    const { language } = statement.customer;
    try {
      // Loaded when something is printed: pages do not wait for it.
      const { printStatement } = await import("#app/features/statements/print-statement.server.ts");
      const words = { t: await loadT(language), language };
      const pdf = await printStatement(words, statement, () => asset(wideFontPath));
      const name = `${fileNames[language]}_${statement.today}.pdf`;
      return new Response(pdf, {
        headers: {
          "content-type": "application/pdf",
          "content-disposition": `attachment; filename="${name}"`,
          "cache-control": "private, no-store",
        },
      });
    } catch (error) {
      log.error("a statement could not be printed", error);
      return new Response((await wordsOf(context)).t("statements:notPrinted"), {
        status: 500,
        headers: { "content-type": "text/plain; charset=utf-8" },
      });
    }
  },
);

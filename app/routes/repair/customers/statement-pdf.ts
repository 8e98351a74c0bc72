import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findStatement } from "#app/features/statements/find-statement.server.ts";
import { notFound } from "#app/http/answers.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { paced } from "#app/routes/paced-file.server.ts";
import { pdfAnswer } from "#app/routes/pdf-answer.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Route } from "./+types/statement-pdf";

// A resource: no layout runs before it.
export const middleware = [guard("repair")];

const fileNames: Record<Language, string> = { en: "statement", es: "estado_de_cuenta" };

/** The statement of a customer as a PDF, in the customer's language. */
export const loader = read(
  { area: "repair", needs: "manageMoney" },
  paced(async ({ db, now, context, params, shop }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, customerId: params.customerId };
    const statement = (await findStatement(db, ref, now)) ?? notFound();
    const { language } = statement.customer;
    return pdfAnswer(
      context,
      "a statement could not be printed",
      async (loadFont) => {
        // Loaded when something is printed: pages do not wait for it.
        const { printStatement } = await import(
          "#app/features/statements/print-statement.server.ts"
        );
        const words = { t: await loadT(language), language };
        const pdf = await printStatement(words, statement, loadFont);
        return { pdf, name: `${fileNames[language]}_${statement.today}.pdf` };
      },
      "statements:notPrinted",
    );
  }),
);

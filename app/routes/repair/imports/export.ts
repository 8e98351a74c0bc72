import { type InShop, read } from "#app/features/account/guard.server.ts";
import { exportCustomers } from "#app/features/customers/import/export.server.ts";
import { csvResponse } from "#app/features/customers/import/file/csv-response.ts";
import { exportFields } from "#app/features/customers/import/file/fields.ts";
import { languageOf, wordsOf } from "#app/i18n/i18n.server.ts";
import { paced } from "#app/routes/paced-file.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Route } from "./+types/export";

const fileNames: Record<Language, string> = { en: "llave_customers", es: "llave_clientes" };

/** The customers and vehicles of a shop, with headings in the reader's language. */
export const loader = read(
  { area: "records", needs: "manageShop" },
  paced(async ({ db, context, shop }: Route.LoaderArgs & InShop) => {
    const { t } = await wordsOf(context);
    const headings = exportFields.map((field) => t(`imports:field.${field}`));
    return csvResponse(fileNames[languageOf(context)], exportCustomers(db, shop.id, headings));
  }),
);

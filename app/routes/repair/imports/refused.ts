import { type InShop, read } from "#app/features/account/guard.server.ts";
import { csvResponse } from "#app/features/customers/import/file/csv-response.ts";
import { findImport } from "#app/features/customers/import/imports.server.ts";
import { exportNoted } from "#app/features/customers/import/refused-csv.server.ts";
import { notFound } from "#app/http/answers.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/refused";

/** The rows of an import that were refused or came in without cells, each with its reason in the reader's language. */
export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, context, params, shop }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, importId: params.importId };
    const found = (await findImport(db, ref)) ?? notFound();
    return csvResponse("llave_refused", exportNoted(db, found, (await wordsOf(context)).t));
  },
);

import { type InShop, read } from "#app/features/account/guard.server.ts";
import { csvResponse } from "#app/features/customers/import/file/csv-response.ts";
import { exportRefused, findImport } from "#app/features/customers/import/imports.server.ts";
import { notFound } from "#app/http/answers.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/refused";

/** The refused rows of an import, each with its reason in the reader's language. */
export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ context, params, shop }: Route.LoaderArgs & InShop) => {
    const { db } = context.get(platformContext);
    const ref = { shopId: shop.id, importId: params.importId };
    if (!(await findImport(db, ref))) notFound();
    return csvResponse("llave_refused", exportRefused(db, ref, (await wordsOf(context)).t));
  },
);

import { type InShop, read } from "#app/features/account/guard.server.ts";
import { readFileAsked } from "#app/features/books/file-asked.ts";
import { findFile } from "#app/features/books/find-file.server.ts";
import { csvResponse } from "#app/features/customers/import/file/csv-response.ts";
import { notFound } from "#app/http/answers.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/file";

/** A file of a month, as it was made. */
export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, now, context, request, shop }: Route.LoaderArgs & InShop) => {
    const asked = readFileAsked(new URL(request.url).searchParams) ?? notFound();
    const { t } = await wordsOf(context);
    const text = (await findFile(db, shop.id, { asked, now, t })) ?? notFound();
    const { month, number, format, currency, sheet } = asked;
    const name = ["llave", month, number, currency, format, ...(sheet > 1 ? [sheet] : [])];
    return csvResponse(name.join("_").toLowerCase(), pieces(text));
  },
);

async function* pieces(text: string): AsyncGenerator<string> {
  yield text;
}

import { href } from "react-router";
import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findTag } from "#app/features/papers/tag/find-tag.server.ts";
import { keyTagFileName } from "#app/features/papers/tag/tag.ts";
import { notFound } from "#app/http/answers.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf, wordsOf } from "#app/i18n/i18n.server.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { log } from "#app/platform/log/log.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import { tooManyFiles } from "#app/routes/paced-file.server.ts";
import type { Route } from "./+types/tag";

// A resource: no layout runs before it.
export const middleware = [guard("records")];

/** The key tag of a job, in the language of whoever prints it. */
export const loader = read(
  { area: "records", needs: "readRecords" },
  async ({ platform, db, context, params, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const refused = await tooManyFiles(context, viewer);
    if (refused) return refused;
    const { asset, config } = platform;
    const found = (await findTag(db, { shopId: shop.id, jobId: params.jobId })) ?? notFound();
    const language = languageOf(context);
    try {
      // Loaded when something is printed: pages do not wait for it.
      const { printTag } = await import("#app/features/papers/tag/print-tag.server.ts");
      const pdf = await printTag(found, {
        t: await loadT(language),
        loadFont: () => asset(wideFontPath),
        language,
        address: config.appUrl + href("/repair-cms/:jobId", { jobId: params.jobId }),
        readerZone: readerZone(request),
      });
      const fileName = keyTagFileName(found.job.number, language);
      return new Response(pdf, {
        headers: {
          "content-type": "application/pdf",
          "content-disposition": `attachment; filename="${fileName}"`,
          "cache-control": "private, no-store",
        },
      });
    } catch (error) {
      log.error("a key tag could not be printed", error);
      return new Response((await wordsOf(context)).t("quotes:order.failed"), {
        status: 500,
        headers: { "content-type": "text/plain; charset=utf-8" },
      });
    }
  },
);

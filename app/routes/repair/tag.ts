import { href } from "react-router";
import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { findTag } from "#app/features/papers/tag/find-tag.server.ts";
import { keyTagFileName } from "#app/features/papers/tag/tag.ts";
import { notFound } from "#app/http/answers.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { paced } from "#app/routes/paced-file.server.ts";
import { pdfAnswer } from "#app/routes/pdf-answer.server.ts";
import type { Route } from "./+types/tag";

// A resource: no layout runs before it.
export const middleware = [guard("records")];

/** The key tag of a job, in the language of whoever prints it. */
export const loader = read(
  { area: "records", needs: "readRecords" },
  paced(async ({ platform, db, context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { config } = platform;
    const found = (await findTag(db, { shopId: shop.id, jobId: params.jobId })) ?? notFound();
    const language = languageOf(context);
    return pdfAnswer(context, "a key tag could not be printed", async (loadFont) => {
      // Loaded when something is printed: pages do not wait for it.
      const { printTag } = await import("#app/features/papers/tag/print-tag.server.ts");
      const pdf = await printTag(found, {
        t: await loadT(language),
        loadFont,
        language,
        address: config.appUrl + href("/repair-cms/:jobId", { jobId: params.jobId }),
        readerZone: readerZone(request),
      });
      return { pdf, name: keyTagFileName(found.job.number, language) };
    });
  }),
);

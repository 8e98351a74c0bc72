import { href } from "react-router";
import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { notFound } from "#app/http/answers.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { loadEveryT } from "#app/i18n/load-words.server.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import { paced } from "#app/routes/paced-file.server.ts";
import { pdfFile } from "#app/routes/pdf-answer.server.ts";
import type { Route } from "./+types/dispute-evidence";

export const middleware = [guard("records")];

/** Prints the evidence about a disputed card payment as a PDF for the bank. */
export const loader = read(
  { area: "records", needs: "manageMoney" },
  paced(async ({ platform, context, params, shop }: Route.LoaderArgs & InShop) => {
    const { asset, config } = platform;
    const { jobId, disputeId } = params;
    // Loaded when something is printed: pages do not wait for it.
    const [{ readEvidence }, { printEvidence }] = await Promise.all([
      import("#app/features/cards/evidence/read-evidence.server.ts"),
      import("#app/features/cards/evidence/print-evidence.server.ts"),
    ]);
    const evidence = await readEvidence(platform, { shopId: shop.id, jobId }, disputeId);
    const language = languageOf(context);
    const words = { t: (await loadEveryT())(language), language };
    const pdf = await printEvidence(words, evidence ?? notFound(), {
      verifyAt: config.appUrl + href("/verify"),
      loadFont: () => asset(wideFontPath),
    });
    return pdfFile({ pdf, name: `llave_${disputeId}.pdf` });
  }),
);

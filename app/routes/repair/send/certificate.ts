import { href } from "react-router";
import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { certificatePdf, isPdfAsked } from "#app/features/approval/certificate/answer.server.ts";
import { findDecision, revisionNumber } from "#app/features/approval/links/find-decision.server.ts";
import { checkedPaper } from "#app/features/approval/paper/checked-paper.server.ts";
import { readStoredRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { notFound } from "#app/http/answers.ts";
import { languageOf, loadT } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/certificate";

export const middleware = [guard("records")];

/** The evidence of a decision, for the shop. */
export const loader = read(
  { area: "records", needs: "editQuotes" },
  async ({ context, params: { jobId, revision }, request, shop }: Route.LoaderArgs & InShop) => {
    const { certificatePage } = await import(
      "#app/features/approval/page/certificate-page.server.ts"
    );
    const platform = context.get(platformContext);
    const { db, files } = platform;
    const ref = { shopId: shop.id, jobId };
    const found = (await findDecision(db, ref, revisionNumber(revision))) ?? notFound();
    const [stored, paper] = await Promise.all([
      readStoredRevision(files, shop.id, found.decision.sha256),
      checkedPaper(files, shop.id, found.pdfSha256),
    ]);
    const language = languageOf(context);
    const reader = { language, t: await loadT(language) };
    const certificate = { ...found, paper, revision: stored };
    if (isPdfAsked(request)) return certificatePdf(platform, reader, certificate);
    return certificatePage(reader, {
      ...certificate,
      path: href("/repair-cms/:jobId/decisions/:revision", { jobId, revision }),
      file: href("/repair-cms/:jobId/decisions/:revision/file", { jobId, revision }),
    });
  },
);

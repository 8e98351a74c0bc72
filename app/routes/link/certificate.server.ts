import { href } from "react-router";
import { certificatePdf, isPdfAsked } from "#app/features/approval/certificate/answer.server.ts";
import { listLinkEvents } from "#app/features/approval/links/list-events.server.ts";
import { certificatePage } from "#app/features/approval/page/certificate-page.server.ts";
import { checkedPaper } from "#app/features/approval/paper/checked-paper.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { shortName } from "#app/values/short-name.ts";
import type { Route } from "./+types/certificate";
import { ended, lookUp, readerOf, readRevision } from "./read-link.server.ts";

/** The evidence of a decision, for the customer who made it. */
export async function showCertificate({ context, params: { token }, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const found = await lookUp(platform, context.get(requestContext).ip, token);
  if (found === "unknown" || found === "tooOften") return ended(found);
  const { state, decision, link } = found;
  if (state !== "decided" || !decision)
    return ended(state === "open" || state === "decided" ? "unknown" : state, found);
  const [revision, paper, events] = await Promise.all([
    readRevision(platform, found),
    checkedPaper(platform.files, link.shopId, found.pdfSha256),
    listLinkEvents(platform.db, link, link.revision),
  ]);
  const reader = await readerOf(request, link.language);
  const takenBy = decision.takenBy && shortName(decision.takenBy);
  const certificate = { decision: { ...decision, takenBy }, revision, paper, events };
  if (isPdfAsked(request)) return certificatePdf(platform, reader, certificate);
  return certificatePage(reader, {
    ...certificate,
    path: href("/q/:token/certificate", { token }),
    file: href("/q/:token/file", { token }),
  });
}

import { href } from "react-router";
import { certificatePdf } from "#app/features/approval/certificate/answer.server.ts";
import { evidenceOf } from "#app/features/approval/certificate/certificate.ts";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { listLinkEvents } from "#app/features/approval/links/list-events.server.ts";
import { checkedPaper } from "#app/features/approval/paper/checked-paper.server.ts";
import { checkedPhotos } from "#app/features/approval/photos/checked-photos.server.ts";
import { findWalkEvidence } from "#app/features/approval/walk-round/find-walk-proof.server.ts";
import { setPageLanguage } from "#app/i18n/i18n.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { shortName } from "#app/values/short-name.ts";
import type { Route } from "./+types/certificate";
import { languageFor, linkPhotos } from "./link-addresses.ts";
import { ended, lookUp, readRevision, wordsFor } from "./read-link.server.ts";

/** The evidence of a decision, for the customer who made it. */
export async function showCertificate({ context, params: { token }, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const found = await lookUp(platform, context.get(requestContext).ip, token);
  if (typeof found === "string") return ended(context, found);
  const certificate = await certificateOf(platform, found);
  const { state } = found;
  if (!certificate)
    return ended(context, state === "open" || state === "decided" ? "unknown" : state, found);
  setPageLanguage(context, languageFor(request, found.link.language));
  return {
    kind: "certificate",
    certificate,
    path: href("/q/:token/certificate", { token }),
    file: href("/q/:token/file", { token }),
    photos: certificate.photos.map(({ photo }) =>
      linkPhotos(token, request).file(photo.id, "large"),
    ),
  } as const;
}

/** The evidence as a PDF; undefined where there is none. */
export async function printCertificate({
  context,
  params: { token },
  request,
}: Pick<Route.LoaderArgs, "context" | "params" | "request">) {
  const platform = context.get(platformContext);
  const found = await lookUp(platform, context.get(requestContext).ip, token);
  if (typeof found === "string") return undefined;
  const certificate = await certificateOf(platform, found);
  const words = await wordsFor(request, found.link.language);
  return certificate && certificatePdf(platform, words, certificate);
}

async function certificateOf(platform: Platform, found: FoundLink) {
  const { state, decision, link } = found;
  if (state !== "decided" || !decision) return undefined;
  const [revision, paper, events, walks] = await Promise.all([
    readRevision(platform, found),
    checkedPaper(platform.files, link.shopId, found.pdfSha256),
    listLinkEvents(platform.db, link, link.revision),
    findWalkEvidence(platform, link),
  ]);
  const photos = await checkedPhotos(platform.files, link.shopId, revision);
  const takenBy = decision.takenBy && shortName(decision.takenBy);
  return {
    decision: { ...evidenceOf(decision), takenBy },
    revision,
    paper,
    photos,
    walks: walks.map((one) => ({ ...one, takenBy: shortName(one.takenBy) })),
    events,
  };
}

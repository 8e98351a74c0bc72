import { href } from "react-router";
import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { evidenceOf } from "#app/features/approval/certificate/certificate.ts";
import { findDecision, revisionNumber } from "#app/features/approval/links/find-decision.server.ts";
import { CertificatePage } from "#app/features/approval/page/certificate-page.tsx";
import { checkedPaper } from "#app/features/approval/paper/checked-paper.server.ts";
import { checkedPhotos } from "#app/features/approval/photos/checked-photos.server.ts";
import { readStoredRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { findWalkEvidence } from "#app/features/approval/walk-round/find-walk-proof.server.ts";
import { notFound } from "#app/http/answers.ts";
import { isPdfAsked } from "#app/http/pdf-asked.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/certificate";

const evidence = { area: "records", needs: "editQuotes" } as const;
type Args = Pick<Route.LoaderArgs, "context" | "params">;

async function certificateFor({ context, params }: Args, { shop }: InShop) {
  const { db, files } = context.get(platformContext);
  const ref = { shopId: shop.id, jobId: params.jobId };
  const found = (await findDecision(db, ref, revisionNumber(params.revision))) ?? notFound();
  const [revision, paper, walks] = await Promise.all([
    readStoredRevision(files, shop.id, found.decision.sha256),
    checkedPaper(files, shop.id, found.pdfSha256),
    findWalkEvidence({ db, files }, ref),
  ]);
  const photos = await checkedPhotos(files, shop.id, revision);
  const { decision, events } = found;
  return { decision: evidenceOf(decision), events, paper, photos, revision, walks };
}

async function print(args: Args, member: InShop): Promise<Response> {
  const { certificatePdf } = await import("#app/features/approval/certificate/answer.server.ts");
  const certificate = await certificateFor(args, member);
  const words = await wordsOf(args.context);
  return certificatePdf(args.context.get(platformContext), words, certificate);
}

/** `?file=pdf` asks for it as a file. */
const printed: Route.MiddlewareFunction = (args, next) =>
  isPdfAsked(args.request) ? read(evidence, (member) => print(args, member))(args) : next();
export const middleware = [guard("records"), printed];

/** The evidence of a decision, for the shop. */
export const loader = read(evidence, async (args: Route.LoaderArgs & InShop) => {
  const certificate = await certificateFor(args, args);
  const { params } = args;
  return {
    certificate,
    path: href("/repair-cms/:jobId/decisions/:revision", params),
    file: href("/repair-cms/:jobId/decisions/:revision/file", params),
    photos: certificate.photos.map(({ photo: { id: photoId } }) =>
      href("/repair-cms/:jobId/decisions/:revision/photos/:photoId", { ...params, photoId }),
    ),
  };
});

export default function Page({ loaderData }: Route.ComponentProps) {
  return <CertificatePage {...loaderData} />;
}

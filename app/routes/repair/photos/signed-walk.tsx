import { href } from "react-router";
import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { revisionNumber } from "#app/features/approval/links/find-decision.server.ts";
import { revisionDownload } from "#app/features/approval/page/download.server.ts";
import { paperAnswer } from "#app/features/approval/paper/paper-answer.ts";
import { sentPhotos } from "#app/features/approval/photos/sent-photo.ts";
import { findWalkProof } from "#app/features/approval/walk-round/find-walk-proof.server.ts";
import { walkPaper } from "#app/features/approval/walk-round/walk-proof.ts";
import { WalkProofPage } from "#app/features/approval/walk-round/walk-proof-page.tsx";
import { notFound } from "#app/http/answers.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import type { Route } from "./+types/signed-walk";

const evidence = { area: "records", needs: "readRecords" } as const;
type Args = Pick<Route.LoaderArgs, "context" | "params" | "request">;

async function proofFor({ context, params: { jobId, n } }: Args, { shop }: InShop) {
  const ref = { shopId: shop.id, jobId };
  return (await findWalkProof(context.get(platformContext), ref, revisionNumber(n))) ?? notFound();
}

/** Downloads the signed bytes, or their proof as a PDF. */
async function download(args: Args, member: InShop): Promise<Response> {
  const { asset, config, files } = args.context.get(platformContext);
  const proof = await proofFor(args, member);
  const { sha256 } = proof.signed;
  if (asked(args.request) === "json") {
    const sent = { sha256, pdfSha256: null, request: args.request };
    return (await revisionDownload(files, member.shop.id, sent)) ?? notFound();
  }
  const [{ printSections }, words] = await Promise.all([
    import("#app/features/approval/paper/print-sections.server.ts"),
    wordsOf(args.context),
  ]);
  const paper = walkPaper(words, proof, `${config.appUrl}${href("/verify")}?hash=${sha256}`);
  const pdf = await printSections(words, paper, {
    author: proof.record?.shop.name ?? "Llave",
    loadFont: () => asset(wideFontPath),
  });
  return paperAnswer(pdf, "attachment", sha256.slice(0, 12));
}

const asked = (request: Request) => {
  const file = new URL(request.url).searchParams.get("file");
  return file === "pdf" || file === "json" ? file : undefined;
};

/** `?file=pdf` and `?file=json` ask for it as a file. */
const downloaded: Route.MiddlewareFunction = (args, next) =>
  asked(args.request) ? read(evidence, (member) => download(args, member))(args) : next();
export const middleware = [guard("records"), downloaded];

/** The evidence of a signed walk-round. */
export const loader = read(evidence, async (args: Route.LoaderArgs & InShop) => {
  const proof = await proofFor(args, args);
  const { params } = args;
  const file = (photoId: string) =>
    href("/repair-cms/:jobId/walk-round/signed/:n/photos/:photoId", { ...params, photoId });
  return {
    proof,
    path: href("/repair-cms/:jobId/walk-round/signed/:n", params),
    back: href("/repair-cms/:jobId/walk-round", params),
    photos: sentPhotos(
      proof.record ?? {},
      { page: file, file: (photoId, size) => `${file(photoId)}?size=${size}` },
      proof.photos.length,
    ),
  };
});

export default function Page({ loaderData }: Route.ComponentProps) {
  return <WalkProofPage {...loaderData} />;
}

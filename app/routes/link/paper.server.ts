import { href } from "react-router";
import { qrRows } from "#app/features/account/two-factor/qr.server.ts";
import { paperAnswer } from "#app/features/approval/paper/paper-answer.ts";
import { printRevision } from "#app/features/approval/paper/print-revision.server.ts";
import { notFound } from "#app/http/answers.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import type { Route } from "./+types/paper";
import { lookUp, readRevision, wordsFor } from "./read-link.server.ts";

/**
 * Prints the revision for the counter, with a QR code of this link. It is generated per request:
 * only this address contains the token.
 */
export async function printPaper({ context, params: { token }, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const found = await lookUp(platform, context.get(requestContext).ip, token);
  if (typeof found === "string" || found.state !== "open") notFound();
  const revision = (await readRevision(platform, found)) ?? notFound();
  const { asset, config } = platform;
  const pdf = await printRevision(await wordsFor(request, found.link.language), revision, {
    sha256: found.sha256,
    loadFont: () => asset(wideFontPath),
    code: await qrRows(config.appUrl + href("/q/:token", { token })),
  });
  return paperAnswer(pdf, "inline", revision.workId);
}

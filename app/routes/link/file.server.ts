import { revisionDownload } from "#app/features/approval/page/download.server.ts";
import { notFound } from "#app/http/answers.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Route } from "./+types/file";
import { lookUp } from "./read-link.server.ts";

/** Downloads the revision of a link, while the link is open or decided. */
export async function downloadFile({ context, request, params: { token } }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const found = await lookUp(platform, context.get(requestContext).ip, token);
  if (typeof found === "string") notFound();
  if (found.state !== "open" && found.state !== "decided") notFound();
  const { sha256, pdfSha256, link } = found;
  const asked = { sha256, pdfSha256, request };
  return (await revisionDownload(platform.files, link.shopId, asked)) ?? notFound();
}

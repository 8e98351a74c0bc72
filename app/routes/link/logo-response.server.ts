import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { openLogo } from "#app/features/shop/logo.server.ts";
import { logoType } from "#app/features/shop/logo.ts";
import { notFound } from "#app/http/answers.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** The logo of a link's shop, while the link is open or decided; else it is not found. */
export async function logoResponse(
  { files }: Pick<Platform, "files">,
  { state, shop, link }: FoundLink,
): Promise<Response> {
  if (state !== "open" && state !== "decided") notFound();
  const file = shop?.logoFile ?? notFound();
  const logo = (await openLogo(files, link.shopId, file)) ?? notFound();
  return new Response(logo.body, {
    headers: {
      "content-type": logoType(file),
      "content-length": String(logo.size),
      "cache-control": "private, max-age=3600",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
    },
  });
}

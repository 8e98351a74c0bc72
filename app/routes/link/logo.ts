import { openLogo } from "#app/features/shop/logo.server.ts";
import { logoType } from "#app/features/shop/logo.ts";
import { notFound } from "#app/http/answers.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Route } from "./+types/logo";

/** The shop's logo, for whoever has a link that is open or decided. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { lookUp } = await import("./read-link.server.ts");
  const platform = context.get(platformContext);
  const found = await lookUp(platform, context.get(requestContext).ip, token);
  if (typeof found === "string" || (found.state !== "open" && found.state !== "decided"))
    notFound();
  const file = found.shop?.logoFile ?? notFound();
  const logo = (await openLogo(platform.files, found.link.shopId, file)) ?? notFound();
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

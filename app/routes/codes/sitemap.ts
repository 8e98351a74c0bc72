import { href } from "react-router";
import { sitemapOf } from "#app/features/site/public/search-engines.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  const { allCodes } = await import("#app/features/codes/codes.server.ts");
  const paths = allCodes.map(({ code }) => href("/codes/:code", { code }));
  return new Response(sitemapOf(context.get(platformContext).config.appUrl, paths), {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}

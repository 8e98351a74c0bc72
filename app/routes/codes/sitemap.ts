import { href } from "react-router";
import { readCatalog } from "#app/features/codes/catalog/catalog.server.ts";
import { sitemapOf } from "#app/features/site/public/search-engines.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  const { codesOf } = await import("#app/features/codes/search.server.ts");
  const codes = codesOf(await readCatalog(), () => true);
  const paths = codes.map((code) => href("/codes/:code", { code }));
  return new Response(sitemapOf(context.get(platformContext).config.appUrl, paths), {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}

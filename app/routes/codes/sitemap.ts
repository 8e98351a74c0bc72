import { href } from "react-router";
import { readCatalog } from "#app/features/codes/catalog.server.ts";
import { loadLibrary } from "#app/features/codes/load-library.server.ts";
import { sitemapIndex, sitemapOfPaths } from "#app/features/site/public/search-engines.ts";
import { notFound } from "#app/http/answers.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/sitemap";

const here = href("/codes/sitemap.xml");

/** The index of the sitemap of codes; `?part=P04`: the pages of these codes in every language. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [{ codesOf }, catalog] = await Promise.all([
    import("#app/features/codes/search.server.ts"),
    readCatalog(),
    loadLibrary(),
  ]);
  const codes = codesOf(catalog, () => true);
  const origin = context.get(platformContext).config.appUrl;
  const parts = Map.groupBy(codes, (code) => code.slice(0, 3));
  const part = new URL(request.url).searchParams.get("part");
  const xml =
    part === null
      ? sitemapIndex([...parts.keys()].sort().map((one) => `${origin}${here}?part=${one}`))
      : sitemapOfPaths(
          origin,
          (parts.get(part) ?? notFound()).map((code) => href("/codes/:code", { code })),
        );
  return new Response(xml, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}

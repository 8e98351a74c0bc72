import { sitemap } from "#app/features/site/public/search-engines.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/sitemap";

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(sitemap(context.get(platformContext).config.appUrl), {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });

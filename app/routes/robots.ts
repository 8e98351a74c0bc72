import { robots } from "#app/features/site/public/search-engines.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/robots";

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(robots(context.get(platformContext).config.appUrl), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });

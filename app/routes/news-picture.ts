import { redirect } from "react-router";
import { read } from "#app/features/account/guard.server.ts";
import { openPicture } from "#app/features/news/fetch/picture-files.server.ts";
import { stockPicture } from "#app/features/news/list/stock-picture.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import type { Route } from "./+types/news-picture";

// Never changes, so it is cached forever. Served so that browsers treat it as a picture only.
export const loader = read("member", async ({ context, params }: Route.LoaderArgs) => {
  const picture = await openPicture(
    context.get(platformContext).files,
    params.sourceId,
    params.itemId,
  ).catch((error) => {
    log.warn("a picture of the news could not be read", error);
    return null;
  });
  if (!picture) return redirect(stockPicture(params.itemId));
  return new Response(picture.body, {
    headers: {
      "content-type": "image/webp",
      "content-length": String(picture.size),
      "cache-control": "private, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    },
  });
});

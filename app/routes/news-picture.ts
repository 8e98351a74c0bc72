import { redirect } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { openPicture } from "#app/features/news/fetch/picture-files.server.ts";
import { stockPicture } from "#app/features/news/list/stock-picture.ts";
import { storedFile } from "#app/http/stored-file.ts";
import { log } from "#app/platform/log/log.ts";
import type { Route } from "./+types/news-picture";

// Never changes, so it is cached forever. Served so that browsers treat it as a picture only.
export const loader = read("member", async ({ platform, params }: Route.LoaderArgs & SignedIn) => {
  const picture = await openPicture(platform.files, params.sourceId, params.itemId).catch(
    (error) => {
      log.warn("a picture of the news could not be read", error);
      return null;
    },
  );
  if (!picture) return redirect(stockPicture(params.itemId));
  return storedFile(picture, {
    "content-type": "image/webp",
    "cache-control": "private, max-age=31536000, immutable",
  });
});

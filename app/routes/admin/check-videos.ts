import { href, redirect } from "react-router";
import { type SignedIn, write } from "#app/features/account/guard.server.ts";
import { batchSizes, checkVideos } from "#app/features/videos/catalog/check.server.ts";
import { onlyWrites } from "#app/http/only-writes.ts";
import type { Message } from "#app/values/word-key.ts";
import type { Route } from "./+types/check-videos";

export const middleware = [onlyWrites(href("/admin/videos"))];

export const action = write(
  "admin",
  { failed: "videos:admin.notChecked" },
  async ({ platform, request, viewer }: Route.ActionArgs & SignedIn) => {
    const { asked, dead, unknown } = await checkVideos(platform, batchSizes.button, viewer.id);
    // Without JavaScript the list itself shows the result.
    if (request.headers.get("accept")?.includes("text/html"))
      return redirect(href("/admin/videos"));
    const message: Message =
      asked > 0 && unknown === asked
        ? { key: "videos:admin.notChecked" }
        : { key: "videos:admin.checked", params: { asked: asked - unknown, dead } };
    return { ok: true as const, message };
  },
);

import { notFound } from "#app/http/answers.ts";
import { platformContext } from "#app/platform/context.ts";
import { openPicture } from "#app/platform/files/pictures.server.ts";
import type { Route } from "./+types/pictures";

/**
 * Pictures from other hosts, kept on ours (decision 28). They were public where they came from, so
 * anyone may see them; a key is never used twice, so what it names never changes. Served so that no
 * browser can take it for anything but a picture.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const picture = (await openPicture(context.get(platformContext).files, params.key)) ?? notFound();
  return new Response(picture.body, {
    headers: {
      "content-type": "image/webp",
      "content-length": String(picture.size),
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    },
  });
}

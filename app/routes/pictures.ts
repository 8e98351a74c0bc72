import { notFound } from "#app/http/answers.ts";
import { storedFile } from "#app/http/stored-file.ts";
import { platformContext } from "#app/platform/context.ts";
import { openPicture } from "#app/platform/files/pictures.server.ts";
import type { Route } from "./+types/pictures";

/**
 * Stored copies of public pictures from other hosts, so anyone may see them. A key is never reused,
 * so they are cached forever. Served so that browsers treat them as pictures only.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const picture = (await openPicture(context.get(platformContext).files, params.key)) ?? notFound();
  return storedFile(picture, {
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  });
}

import { openPictures } from "#app/features/messages/pictures/outgoing-picture.server.ts";
import { pictureOf } from "#app/features/messages/pictures/picture-address.server.ts";
import { notFound } from "#app/http/answers.ts";
import { privateFile } from "#app/http/stored-file.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/sent-picture";

/** A picture that a message's provider fetches: the signed address is all that it brings. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { config, now } = platform;
  const named = (await pictureOf(config, params.address, now())) ?? notFound();
  const { shopId, photoId } = named;
  const [picture] = await openPictures(platform, { shopId, photoIds: [photoId] });
  const { body, type } = picture ?? notFound();
  return privateFile(body, type);
}

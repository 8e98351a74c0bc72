import type { LoaderFunctionArgs } from "react-router";
import type { InShop } from "#app/features/account/guard.server.ts";
import { hasPhoto } from "#app/features/photos/photos.server.ts";
import { notFound } from "#app/http/answers.ts";

/** Loads nothing for the dialog of a photo, whose page has it all; 404 if the photo is absent. */
export async function photoThere({ db, params, shop }: LoaderFunctionArgs & InShop) {
  const ref = { shopId: shop.id, jobId: params.jobId!, photoId: params.photoId! };
  return (await hasPhoto(db, ref)) ? null : notFound();
}

import { type InShop, read } from "#app/features/account/guard.server.ts";
import { hasPhoto } from "#app/features/photos/photos.server.ts";
import { ChosenPhoto } from "#app/features/photos/viewer/photo-dialog.tsx";
import { notFound } from "#app/http/answers.ts";
import type { Route } from "./+types/photo";

export const loader = read(
  { area: "records", needs: "readRecords" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, ...params };
    return (await hasPhoto(db, ref)) ? null : notFound();
  },
);

/** The page of the photos has what this one shows: nothing is asked, and a swipe needs no network. */
export const clientLoader = () => null;

export default function PhotoOfJob({ params }: Route.ComponentProps) {
  return <ChosenPhoto photoId={params.photoId} answer={undefined} />;
}

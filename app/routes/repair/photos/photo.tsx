import { read } from "#app/features/account/guard.server.ts";
import { ChosenPhoto } from "#app/features/photos/viewer/photo-dialog.tsx";
import type { Route } from "./+types/photo";
import { photoThere } from "./photo-there.server.ts";

export const loader = read({ area: "records", needs: "readRecords" }, photoThere);

/** The page of the photos has what this one shows: nothing is asked, and a swipe needs no network. */
export const clientLoader = () => null;

export default function PhotoOfJob({ params }: Route.ComponentProps) {
  return <ChosenPhoto photoId={params.photoId} answer={undefined} />;
}

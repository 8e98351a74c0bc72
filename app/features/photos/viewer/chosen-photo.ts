import { useOutletContext } from "react-router";
import type { Photo } from "#app/features/photos/photo.ts";

/** Outlet context of the page of a job's photos for its dialogs. */
export type PhotosOfPage = { jobId: string; photos: readonly Photo[]; mayWrite: boolean };

/** The photo of an address below the page of a job's photos, with that page. */
export function useChosenPhoto(photoId: string) {
  const page = useOutletContext<PhotosOfPage>();
  const photo = page.photos.find(({ id }) => id === photoId);
  return photo && { ...page, photo };
}

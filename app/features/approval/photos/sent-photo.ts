import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { RevisionPhoto } from "#app/features/approval/revision/revision-photos.ts";
import type { PhotoSize } from "#app/features/photos/photo.ts";

/** Addresses of a sent photo: its page and its files. */
export type PhotoAddresses = {
  page: (photoId: string) => string;
  file: (photoId: string, size: PhotoSize) => string;
};

/** A photo as it was sent, with its number among all, the addresses of its page and its small file. */
export type SentPhoto = RevisionPhoto & {
  number: number;
  total: number;
  page: string;
  src: string;
  /** Whether it is shown at once; the others after a tap. */
  isOpen: boolean;
};

/**
 * Thumbnails shown at once: at the size limit of each (`photoLimits.smallBytes`) the page stays
 * under one megabyte.
 */
const mostOpen = 10;

/** Photos as a page shows them: at once the first of each finding, then others, the walk-round last. */
export function sentPhotos(
  { photos = [], inspection }: Pick<Revision, "photos" | "inspection">,
  { page, file }: PhotoAddresses,
  most = mostOpen,
): SentPhoto[] {
  const ofFinding = new Map(
    inspection?.findings.flatMap(({ photos: ids = [] }) => ids.map((id, at) => [id, at] as const)),
  );
  const rank = ({ id, point }: RevisionPhoto) => ofFinding.get(id) ?? (point ? 100 : 60);
  const open = new Set(photos.toSorted((a, b) => rank(a) - rank(b)).slice(0, most));
  return photos.map((photo, at) => ({
    ...photo,
    isOpen: open.has(photo),
    number: at + 1,
    total: photos.length,
    page: page(photo.id),
    src: file(photo.id, "small"),
  }));
}

/** A photo on a page of its own. */
export type LargePhoto = {
  photo: RevisionPhoto;
  number: number;
  total: number;
  shop: string;
  /** Time zone of the shop, for the instant of the photo. */
  zone: string;
  path: string;
  src: string;
  /** Addresses of the page that it was opened from, and of its neighbors. */
  quotes: string;
  previous: string | undefined;
  next: string | undefined;
};

/** The photo of an address; undefined for one that is not in what was sent. */
export function largePhoto(
  { photos = [], shop, zone = "UTC" }: Pick<Revision, "photos" | "shop" | "zone">,
  photoId: string,
  { page, file }: PhotoAddresses,
): Omit<LargePhoto, "path" | "quotes"> | undefined {
  const at = photos.findIndex(({ id }) => id === photoId);
  const photo = photos[at];
  const beside = (place: number) => photos[place] && page(photos[place].id);
  return (
    photo && {
      photo,
      number: at + 1,
      total: photos.length,
      shop: shop.name,
      zone,
      src: file(photoId, "large"),
      previous: beside(at - 1),
      next: beside(at + 1),
    }
  );
}

import { columnsIn, type TextSources } from "#app/features/papers/paper-texts.ts";
import type { Mark } from "#app/features/photos/marks/marks.ts";
import { type PhotoType, photoFile, photoHash, photoType } from "#app/features/photos/photo.ts";
import { isWalkPoint } from "#app/features/photos/walk/places.ts";
import { byLanguage } from "#app/values/language.ts";
import type { RevisionText } from "./revision-text.ts";

/** A picture file: the SHA-256 of its bytes in hexadecimal, and its type. */
type RevisionPicture = { sha256: string; type: PhotoType };

/** Photo as sent: the hashes of both files, its caption and its marks. */
export type RevisionPhoto = RevisionPicture & {
  id: string;
  small: RevisionPicture;
  width: number;
  height: number;
  /** In milliseconds. */
  takenAt?: number;
  caption?: RevisionText;
  /** The place of the walk-round that it shows; findings name their photos themselves. */
  point?: string;
  marks?: readonly Mark[];
};

/** A photo as its row has it. */
export type PhotoSource = {
  id: string;
  file: string;
  small: string;
  width: number;
  height: number;
  takenAt: Date | null;
  caption: string;
  marks: readonly Mark[];
  /** The point of the inspection or the place of the walk-round that it shows. */
  point?: string | null;
};

const pictureOf = (file: string): RevisionPicture => ({
  sha256: photoHash(file),
  type: photoType(file),
});

/** Photos as sent. An empty caption and an empty list of marks have no key. */
export function revisionPhotos(
  photos: readonly PhotoSource[],
  sources: TextSources,
): RevisionPhoto[] {
  const captions = byLanguage((language) => columnsIn([language], sources));
  const captionOf = ({ id: subjectId, caption }: PhotoSource): RevisionText =>
    byLanguage((language) => captions[language]({ subjectId, field: "caption" }, caption)[0]!);
  return photos.map((photo) => ({
    id: photo.id,
    ...pictureOf(photo.file),
    small: pictureOf(photo.small),
    width: photo.width,
    height: photo.height,
    ...(photo.takenAt && { takenAt: photo.takenAt.getTime() }),
    ...(photo.caption && { caption: captionOf(photo) }),
    ...(photo.point && isWalkPoint(photo.point) && { point: photo.point }),
    ...(photo.marks.length > 0 && {
      marks: photo.marks.map(({ kind, x1, y1, x2, y2 }) => ({ kind, x1, y1, x2, y2 })),
    }),
  }));
}

/** Captions of photos, for the state of their translation. */
export const captionsOf = (photos: readonly RevisionPhoto[] = []): RevisionText[] =>
  photos.flatMap(({ caption }) => caption ?? []);

/** The names of a photo's files, by which they are stored. */
export const filesOfPhoto = ({ small, ...large }: RevisionPhoto) => ({
  file: photoFile(large.sha256, large.type),
  small: photoFile(small.sha256, small.type),
});

import { textIn } from "#app/features/approval/page/texts.ts";
import type { RevisionPhoto } from "#app/features/approval/revision/revision-photos.ts";
import { placeName } from "#app/features/photos/walk/places.ts";
import type { Words } from "#app/ui/words.ts";

/** Description of a sent photo: its caption, else its place in the walk-round. */
export const captionIn = (words: Words, { caption, point }: RevisionPhoto): string | undefined =>
  caption ? textIn(words, caption) : placeName(words.t, point);

import type {
  Certificate,
  CertificateRow,
} from "#app/features/approval/certificate/certificate.ts";
import type { RevisionPhoto } from "#app/features/approval/revision/revision-photos.ts";
import type { Words } from "#app/ui/words.ts";
import { captionIn } from "./caption-in.ts";

/** Number and caption of a photo, and its hash. */
export function photoFact(words: Words, photo: RevisionPhoto, at: number) {
  const named = words.t("approval:photos.numbered", { number: at + 1 });
  const caption = captionIn(words, photo);
  return [caption ? `${named}: ${caption}` : named, photo.sha256] satisfies CertificateRow;
}

/** Facts of each photo, with a warning where the stored file is not the one that was sent. */
export function photoFacts(
  words: Words,
  { photo, isGenuine }: Certificate["photos"][number],
  at: number,
): CertificateRow {
  const [name, hash] = photoFact(words, photo, at);
  return [name, isGenuine ? hash : `${hash} ${words.t("approval:photos.damaged")}`];
}

/** Section with the photos of a PDF, each with its hash; none without photos. */
export const photosSection = ({ t }: Words, facts: CertificateRow[]) =>
  facts.length > 0 ? [{ heading: t("approval:photos.paper"), facts }] : [];

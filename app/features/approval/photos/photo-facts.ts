import type {
  Certificate,
  CertificateRow,
} from "#app/features/approval/certificate/certificate.ts";
import { textIn } from "#app/features/approval/page/texts.ts";
import type { RevisionPhoto } from "#app/features/approval/revision/revision-photos.ts";
import type { Words } from "#app/ui/words.ts";

/** A photo by its number and caption, beside its hash. */
export function photoFact(words: Words, { caption, sha256 }: RevisionPhoto, at: number) {
  const named = words.t("approval:photos.numbered", { number: at + 1 });
  const name = caption ? `${named}: ${textIn(words, caption)}` : named;
  return [name, sha256] satisfies CertificateRow;
}

/** The same, with a warning where what is stored is not what was sent. */
export function photoFacts(
  words: Words,
  { photo, isGenuine }: Certificate["photos"][number],
  at: number,
): CertificateRow {
  const [name, hash] = photoFact(words, photo, at);
  return [name, isGenuine ? hash : `${hash} ${words.t("approval:photos.damaged")}`];
}

/** The photos on a paper, each beside its hash; no section without any. */
export const photosSection = ({ t }: Words, facts: CertificateRow[]) =>
  facts.length > 0 ? [{ heading: t("approval:photos.paper"), facts }] : [];

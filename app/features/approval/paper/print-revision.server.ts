import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { LoadFont } from "#app/platform/paper/fonts.server.ts";
import type { Words } from "#app/ui/words.ts";
import { printSections } from "./print-sections.server.ts";
import { revisionPaper } from "./revision-paper.ts";

type Printing = { sha256: string; loadFont: LoadFont; code?: boolean[][] };

/**
 * Prints a revision. Deterministic: the PDF contains no date and no address of its own. `sha256`:
 * hash of the revision's canonical JSON. `code`: rows of the link's QR code, on a printed copy that
 * is not stored. @throws when a font cannot be fetched
 */
export function printRevision(
  words: Words,
  revision: Revision,
  { sha256, loadFont, code }: Printing,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = revisionPaper(words, revision, { sha256, code });
  return printSections(words, paper, { author: revision.shop.name, loadFont });
}

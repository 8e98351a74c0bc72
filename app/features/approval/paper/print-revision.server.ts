import type { Revision } from "#app/features/approval/revision/revision.ts";
import { print } from "#app/features/papers/print-paper.server.ts";
import type { LoadFont } from "#app/platform/paper/fonts.server.ts";
import type { Words } from "#app/ui/words.ts";
import { revisionPaper } from "./revision-paper.ts";
import { layOutSections } from "./section-layout.ts";

type Printing = { sha256: string; loadFont: LoadFont; code?: boolean[][] };

/**
 * Prints what a customer was sent. The same revision gives the same bytes: the paper has no date
 * and no address of its own. `sha256`: of the revision's canonical JSON. `code`: the rows of a QR
 * code of the link, on a copy that is handed over and not kept.
 * @throws when the font that the text needs cannot be fetched
 */
export function printRevision(
  words: Words,
  revision: Revision,
  { sha256, loadFont, code }: Printing,
): Promise<Uint8Array<ArrayBuffer>> {
  const { t, language } = words;
  const paper = revisionPaper(words, revision, { sha256, code });
  return print(
    paper,
    { t, loadFont },
    {
      layOut: layOutSections,
      title: `${paper.title} ${paper.number}`,
      author: revision.shop.name,
      language,
    },
  );
}

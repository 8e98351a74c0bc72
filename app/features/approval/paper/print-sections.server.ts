import { print } from "#app/features/papers/print-paper.server.ts";
import type { LoadFont } from "#app/platform/paper/fonts.server.ts";
import type { Words } from "#app/ui/words.ts";
import type { SectionedPaper } from "./section.ts";
import { layOutSections } from "./section-layout.ts";

type Printing = {
  author: string;
  /** The font for letters that the standard fonts lack. */
  loadFont: LoadFont;
};

/**
 * Prints a paper of sections. The same paper gives the same bytes.
 * @throws when the font that the text needs cannot be fetched
 */
export const printSections = (
  { t, language }: Words,
  paper: SectionedPaper,
  { author, loadFont }: Printing,
): Promise<Uint8Array<ArrayBuffer>> =>
  print(
    paper,
    { t, loadFont },
    { layOut: layOutSections, title: `${paper.title} ${paper.number}`, author, language },
  );

import { printSections } from "#app/features/approval/paper/print-sections.server.ts";
import type { LoadFont } from "#app/platform/paper/fonts.server.ts";
import type { Words } from "#app/ui/words.ts";
import { evidencePaper } from "./evidence-paper.ts";
import type { Evidence } from "./read-evidence.server.ts";

/** `verifyAt`: address at which a certificate's file is verified. */
type Printing = { verifyAt: string; loadFont: LoadFont };

/** Prints the evidence about a dispute. @throws when the font that the text needs is missing */
export const printEvidence = (
  words: Words,
  evidence: Evidence,
  { verifyAt, loadFont }: Printing,
): Promise<Uint8Array<ArrayBuffer>> =>
  printSections(words, evidencePaper(words, evidence, verifyAt), {
    loadFont,
    author: evidence.shop.name,
  });

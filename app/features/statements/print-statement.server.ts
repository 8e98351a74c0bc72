import { printSections } from "#app/features/approval/paper/print-sections.server.ts";
import type { LoadFont } from "#app/platform/paper/fonts.server.ts";
import type { Words } from "#app/ui/words.ts";
import type { Statement } from "./find-statement.server.ts";
import { statementPaper } from "./statement-paper.ts";

/** Prints a statement of account. @throws when the font that the text needs cannot be fetched */
export const printStatement = (
  words: Words,
  statement: Statement,
  loadFont: LoadFont,
): Promise<Uint8Array<ArrayBuffer>> =>
  printSections(words, statementPaper(words, statement), {
    loadFont,
    author: statement.shop?.name ?? "",
  });

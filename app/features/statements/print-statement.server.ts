import { layOutSections } from "#app/features/approval/paper/section-layout.ts";
import { print } from "#app/features/papers/print-paper.server.ts";
import type { LoadFont } from "#app/platform/paper/fonts.server.ts";
import type { Words } from "#app/ui/words.ts";
import type { Statement } from "./find-statement.server.ts";
import { statementPaper } from "./statement-paper.ts";

/** Prints a statement of account. @throws when the font that the text needs cannot be fetched */
export function printStatement(
  words: Words,
  statement: Statement,
  loadFont: LoadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const { t, language } = words;
  const paper = statementPaper(words, statement);
  return print(
    paper,
    { t, loadFont },
    {
      layOut: layOutSections,
      title: `${paper.title} ${paper.number}`,
      author: statement.shop?.name ?? "",
      language,
    },
  );
}

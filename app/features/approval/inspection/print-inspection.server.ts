import { layOutSections } from "#app/features/approval/paper/section-layout.ts";
import { type Printing, print } from "#app/features/papers/print-paper.server.ts";
import type { Words } from "#app/ui/words.ts";
import { inspectionPaper, type PrintedInspection } from "./inspection-paper.ts";

/**
 * Prints an inspection.
 * @throws when the font that the text needs cannot be fetched
 */
export function printInspection(
  every: readonly [Words, ...Words[]],
  printed: PrintedInspection,
  how: Pick<Printing, "loadFont" | "pictures">,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ t, language }] = every;
  const paper = inspectionPaper(every, printed);
  return print(
    paper,
    { t, ...how },
    {
      layOut: layOutSections,
      title: `${paper.title} ${paper.number}`,
      author: printed.shop.name,
      language,
    },
  );
}

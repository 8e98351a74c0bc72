import { styles } from "#app/platform/paper/marks.ts";
import { missing } from "#app/values/print-letters.ts";
import type { Canvas } from "./canvas.ts";
import { machineMark } from "./columns.ts";
import { footLine } from "./sheet.ts";

type Notes = {
  /** Some letters had to be replaced: noted on the pages that have them. */
  boxes: boolean;
  /** A translation that no person has read: noted on every page. */
  machine: boolean;
};

/**
 * The number of the paper and "1 / 3" at the foot of every page, once it is known how many
 * there are.
 */
export function writeFooters(
  { sheets, set, t, tOf, columns }: Pick<Canvas, "sheets" | "set" | "t" | "tOf" | "columns">,
  workId: string,
  { boxes, machine }: Notes,
): void {
  const style = styles.fine;
  const pages = sheets.pages.length;
  /** A footnote is read aloud on the first page that has it. */
  const read = new Set<string>();
  const y = sheets.paper.height - 26;
  for (const [at, marks] of sheets.pages.entries()) {
    const page = t("papers:page", { page: at + 1, pages });
    const said = machine
      ? Array.from(
          { length: columns },
          (_, column) => `${machineMark} ${tOf(column, "papers:machine")}`,
        )
      : [];
    if (boxes && marks.some((mark) => mark.kind === "text" && mark.text.includes(missing)))
      said.push(t("papers:boxes"));
    for (const [line, text] of said.entries()) {
      const place = { x: sheets.left, y: y - 17 - (said.length - 1 - line) * footLine };
      const write = () => sheets.putOn(at, { kind: "text", ...place, text, style });
      if (read.has(text)) write();
      else sheets.within("Note", write);
      read.add(text);
    }
    marks.push(
      {
        kind: "fill",
        x: sheets.left,
        y: y - 13,
        width: sheets.width,
        height: 0.5,
        color: "strong",
      },
      { kind: "text", x: sheets.left, y, text: workId, style },
      { kind: "text", x: sheets.right - set.measure(page, style), y, text: page, style },
    );
  }
}

import { type Style, styles } from "#app/platform/paper/marks.ts";
import type { Canvas } from "./canvas.ts";
import { baseline } from "./setter.ts";

/** The title of a document, its number, and the facts below them: names and values. */
export type Heading = {
  title: string;
  number: string;
  facts: readonly (readonly [string, string])[];
};

/** Title, number and facts of the paper, right-aligned. */
export function numberBlock({ sheets, set }: Canvas, { title, number, facts }: Heading) {
  const nameStyle: Style = { ...styles.body, color: "soft" };
  const factStyle: Style = { ...styles.body, bold: true };
  const gap = 3.5;
  const factWidth = Math.max(
    ...facts.map(
      ([name, value]) => set.measure(name, nameStyle) + gap + set.measure(value, factStyle),
    ),
  );
  const width = Math.max(
    factWidth,
    set.measure(number, styles.number),
    set.measure(title, styles.label),
  );

  // On the first page, however far the shop's own lines went.
  const write = (top: number): number => {
    let y = top;
    const line = (text: string, style: Style, right: number) => {
      const mark = {
        kind: "text",
        x: right - set.measure(text, style),
        y: y + baseline(style),
        text,
        style,
      } as const;
      sheets.putOn(0, mark);
    };
    sheets.within("H1", () => {
      line(title, styles.label, sheets.right);
      y += styles.label.lead;
      line(number, styles.number, sheets.right);
    });
    y += styles.number.lead + 2;
    for (const [name, value] of facts) {
      sheets.within("P", () => {
        line(name, nameStyle, sheets.right - set.measure(value, factStyle) - gap);
        line(value, factStyle, sheets.right);
      });
      y += factStyle.lead;
    }
    return y;
  };
  return { width, write };
}

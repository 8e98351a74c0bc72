import { titleOf, type WorkOrder } from "#app/features/papers/work-order.ts";
import { type Style, styles } from "#app/platform/paper/marks.ts";
import type { Canvas } from "./canvas.ts";
import { baseline } from "./setter.ts";

/** Title, number, date and status of the quote, right-aligned. */
export function numberBlock({ sheets, set, label, t, day }: Canvas, { workId, quote }: WorkOrder) {
  const facts = [
    [t("paper:date"), day(quote.createdAt)],
    [t("paper:numbered", { number: quote.number }), t(`paper:status.${quote.status}`)],
  ] as const;
  const title = label(titleOf(quote));
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
    set.measure(workId, styles.number),
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
      line(workId, styles.number, sheets.right);
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

import { titleOf, type WorkOrder, type WorkOrderShop } from "#app/features/papers/work-order.ts";
import type { Size, Style } from "#app/platform/paper/marks.ts";
import { styles } from "#app/platform/paper/marks.ts";
import { missing } from "#app/values/print-letters.ts";
import type { Canvas } from "./canvas.ts";
import { baseline } from "./setter.ts";

const millimetre = 72 / 25.4;
/** The space for a logo: "40 by 20 units" (specification, section 9; decision 33). */
const logoRoom = { width: 40 * millimetre, height: 20 * millimetre };

/** As large as fits, keeping its aspect ratio. */
export function fitLogo({ width, height }: Size): Size {
  const scale = Math.min(logoRoom.width / width, logoRoom.height / height);
  return { width: width * scale, height: height * scale };
}

/**
 * The shop with its logo on the left, the number of the work order on the right, a heavy rule
 * below.
 */
export function writeHeader(canvas: Canvas, order: WorkOrder, logo?: Size): void {
  const { sheets, set } = canvas;
  const top = sheets.y;
  let x = sheets.left;
  let bottom = top;
  if (logo) {
    const fitted = fitLogo(logo);
    sheets.put({ kind: "picture", x, y: top, ...fitted });
    x += fitted.width + 14;
    bottom = top + fitted.height;
  }

  const number = numberBlock(canvas, order);
  const width = sheets.right - number.width - 18 - x;
  set.flow(set.lines(order.shop.name, width, styles.shop), x, styles.shop);
  if (order.shop.name) sheets.y += 2;
  set.flow(
    addressLines(canvas, order.shop).flatMap((line) => set.lines(line, width, styles.fine)),
    x,
    styles.fine,
  );
  const numberBottom = number.write(top);
  if (sheets.pages.length === 1) sheets.y = Math.max(sheets.y, bottom, numberBottom);
  sheets.y += 12;
  set.rule(sheets.left, sheets.right, 2, "ink");
}

function addressLines({ t }: Canvas, { address, phone, taxId }: WorkOrderShop): string[] {
  const named = (name: string, value: string | null) => (value ? [`${name} ${value}`] : []);
  return [
    ...(address ? [address] : []),
    ...named(t("paper:phone"), phone),
    ...named(t("paper:taxId"), taxId),
  ];
}

/** Title, number, date and status of the quote, right-aligned. */
function numberBlock({ sheets, set, label, t, day }: Canvas, { workId, quote }: WorkOrder) {
  const facts = [
    [t("paper:date"), day(quote.createdAt)],
    [
      quote.number === null ? t("paper:quote") : t("paper:numbered", { number: quote.number }),
      t(`paper:status.${quote.status}`),
    ],
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
      sheets.pages[0]!.push(mark);
    };
    line(title, styles.label, sheets.right);
    y += styles.label.lead;
    line(workId, styles.number, sheets.right);
    y += styles.number.lead + 2;
    for (const [name, value] of facts) {
      line(name, nameStyle, sheets.right - set.measure(value, factStyle) - gap);
      line(value, factStyle, sheets.right);
      y += factStyle.lead;
    }
    return y;
  };
  return { width, write };
}

/**
 * The number of the work order and "1 / 3" at the foot of every page, once it is known how many
 * there are.
 */
export function writeFooters({ sheets, set, t }: Canvas, workId: string, boxes: boolean): void {
  const style = styles.fine;
  const pages = sheets.pages.length;
  const y = sheets.paper.height - 26;
  for (const [at, marks] of sheets.pages.entries()) {
    const page = t("paper:page", { page: at + 1, pages });
    if (boxes && marks.some((mark) => mark.kind === "text" && mark.text.includes(missing))) {
      marks.push({ kind: "text", x: sheets.left, y: y - 17, text: t("paper:boxes"), style });
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

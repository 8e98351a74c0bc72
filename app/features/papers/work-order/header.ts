import type { WorkOrderShop } from "#app/features/papers/work-order.ts";
import type { Size } from "#app/platform/paper/marks.ts";
import { styles } from "#app/platform/paper/marks.ts";
import type { Canvas } from "./canvas.ts";
import { fitLogo } from "./logo-size.ts";
import { type Heading, numberBlock } from "./number-block.ts";

/**
 * The shop with its logo on the left, the number of the paper on the right, a heavy rule
 * below.
 */
export function writeHeader(
  canvas: Canvas,
  { shop, heading, logo }: { shop: WorkOrderShop; heading: Heading; logo?: Size | undefined },
): void {
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

  const number = numberBlock(canvas, heading);
  const width = sheets.right - number.width - 18 - x;
  sheets.within("P", () => set.flow(set.lines(shop.name, width, styles.shop), x, styles.shop));
  if (shop.name) sheets.y += 2;
  for (const line of addressLines(canvas, shop))
    sheets.within("P", () => set.flow(set.lines(line, width, styles.fine), x, styles.fine));
  const numberBottom = number.write(top);
  if (sheets.pages.length === 1) sheets.y = Math.max(sheets.y, bottom, numberBottom);
  sheets.y += 12;
  set.rule(sheets.left, sheets.right, 2, "ink");
}

function addressLines({ t }: Canvas, { address, phone, taxId, terms }: WorkOrderShop): string[] {
  const named = (name: string, value: string | null | undefined) =>
    value ? [`${name} ${value}`] : [];
  return [
    ...(address ? [address] : []),
    ...named(t("papers:phone"), phone),
    ...named(t("papers:taxId"), taxId),
    ...named(t("papers:registration"), terms?.registration),
    ...named(t("papers:wasteNumber"), terms?.wasteNumber),
  ];
}

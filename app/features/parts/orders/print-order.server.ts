import { layOutSections } from "#app/features/approval/paper/section-layout.ts";
import { print } from "#app/features/papers/print-paper.server.ts";
import type { LoadFont } from "#app/platform/paper/fonts.server.ts";
import type { Words } from "#app/ui/words.ts";
import type { Order } from "./find-order.server.ts";
import { orderPaper } from "./order-paper.ts";

/** Prints an order. @throws when the font that the text needs cannot be fetched */
export function printOrder(
  words: Words,
  order: Order,
  loadFont: LoadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const { t, language } = words;
  const paper = orderPaper(words, order);
  const author = order.content.shop.name;
  return print(
    paper,
    { t, loadFont },
    { layOut: layOutSections, title: paper.title, author, language },
  );
}

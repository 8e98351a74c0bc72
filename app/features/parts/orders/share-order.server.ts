import { paperText } from "#app/features/approval/paper/paper-text.ts";
import { shareAddresses } from "#app/features/approval/send/message.ts";
import { phoneFoundBy } from "#app/features/customers/phone.server.ts";
import type { Words } from "#app/ui/words.ts";
import { countryOf } from "#app/values/country.ts";
import type { Order } from "./find-order.server.ts";
import { orderPaper } from "./order-paper.ts";

/** Text of an order, and the addresses that open it in the apps of the member's own phone. */
export async function shareOrder(words: Words, order: Order) {
  const { supplier, shop } = order.content;
  const paper = orderPaper(words, order);
  const text = `${paper.title}\n${paperText(paper)}`;
  const number = await phoneFoundBy(supplier.phone, countryOf(shop));
  return { text, share: shareAddresses(text, number?.startsWith("+") ? number : null) };
}

import { nthCustomer } from "../customer-world.ts";
import { shopIdOf } from "../world.ts";

const portion = 10_000;

/** SQL that counts n from one number to another. */
const counted = (from: number, to: number) =>
  `with recursive one (n) as (select ${from} union all select n + 1 from one where n < ${to})`;
const customer = nthCustomer(0).replace(/0{12}$/, "");
const idOf = (n: string) => `'${customer}' || printf('%012x', ${n})`;

/**
 * Messages of one shop, said with the customers that `fillKnown` has made, by text message, in two
 * languages, in turn: the last are those of the last customers.
 */
export async function fillMessages(
  d1: D1Database,
  owner: { id: string },
  { customers, messages }: { customers: number; messages: number },
): Promise<void> {
  const shop = shopIdOf(owner.id);
  for (let from = 1; from <= customers; from += portion)
    await d1
      .prepare(
        `${counted(from, Math.min(customers, from + portion - 1))}
        insert into conversations (shop_id, id, customer_id, language, last_at, last_way, last_in_at,
          unread, answered, assigned, changed_at)
        select ?1, ${idOf("n")}, ${idOf("n")}, iif(n % 2, 'es', 'en'), 1.7e12 + n * 1000, 'sms',
          1.7e12 + n * 1000, n % 3 = 0, n % 4 > 0, iif(n % 5 = 0, ?2, null), 1.7e12 + n * 1000 from one`,
      )
      .bind(shop, owner.id)
      .run();
  for (let from = 1; from <= messages; from += portion)
    await d1
      .prepare(
        `${counted(from, Math.min(messages, from + portion - 1))}
        insert into messages (shop_id, id, conversation_id, way, direction, "by", text, language,
          translation, translation_language, translation_state, state, at)
        select ?1, printf('01900000-0000-7000-8e00-%012x', n), ${idOf(`1 + n % ${customers}`)}, 'sms',
          iif(n % 2, 'in', 'out'), iif(n % 2, null, ?2),
          iif(n % 1000 = 7, 'los frenos rechinan otra vez', '¿Paso por el carro a las 5?'), 'es',
          iif(n % 1000 = 7, 'the brakes squeal again', 'Do I pick up the car at 5?'), 'en', 'machine',
          iif(n % 2, 'received', 'delivered'), 1.6e12 + n * 1000 from one`,
      )
      .bind(shop, owner.id)
      .run();
}
